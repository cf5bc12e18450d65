DROP TABLE removed_logs;
DROP INDEX games_by_rules;
DROP INDEX games_due;
CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;
DROP INDEX games_idle;
ALTER TABLE games DROP COLUMN attended;
ALTER TABLE games DROP COLUMN expires_at;
ALTER TABLE games DROP COLUMN idle_since;
