DROP TABLE heartbeat;
DROP INDEX games_due;
ALTER TABLE games DROP COLUMN due_at;
