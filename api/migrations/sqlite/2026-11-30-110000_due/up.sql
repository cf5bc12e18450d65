-- When the server itself has to do something in a game, in milliseconds since 1970.
ALTER TABLE games ADD COLUMN due_at BIGINT;

CREATE INDEX games_due ON games (due_at) WHERE due_at IS NOT NULL;

-- The last moment that a server was known to run, in milliseconds since 1970: one row at most.
CREATE TABLE heartbeat (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);
