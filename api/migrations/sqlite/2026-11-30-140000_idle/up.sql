-- The hour before which somebody last did something in a game, and when the game ends or goes unless
-- somebody does something again, as it was told; in milliseconds since 1970.
ALTER TABLE games ADD COLUMN idle_since BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN expires_at BIGINT;
-- Whether a person plays: what is due there comes first.
ALTER TABLE games ADD COLUMN attended BOOLEAN NOT NULL DEFAULT TRUE;

UPDATE games SET idle_since = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

CREATE INDEX games_idle ON games (status, idle_since, id, expires_at);
DROP INDEX games_due;
CREATE INDEX games_due ON games (attended, due_at) WHERE due_at IS NOT NULL;
-- To tell whether the rules of a removed game are still those of another.
CREATE INDEX games_by_rules ON games (rules);

-- The newest row that is left of the log of each removed game whose log was too long to be removed at
-- once.
CREATE TABLE removed_logs (
    head INTEGER NOT NULL PRIMARY KEY
);
