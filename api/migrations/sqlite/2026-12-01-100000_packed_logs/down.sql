DROP INDEX games_to_pack;
ALTER TABLE games DROP COLUMN packed;
DROP TABLE packed_logs;
