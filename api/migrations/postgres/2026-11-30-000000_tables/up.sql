-- Ed25519 keys that sign tokens: made, published and checked with from `created_at` on, signing from
-- `signs_from` on, both in seconds since 1970.
CREATE TABLE signing_keys (
    kid TEXT NOT NULL PRIMARY KEY,
    seed BYTEA NOT NULL,
    created_at BIGINT NOT NULL,
    signs_from BIGINT NOT NULL
);

-- Rules by the SHA-256 of their canonical JSON: a game keeps its own rules, equal ones are kept once.
CREATE TABLE rules (
    hash BYTEA NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);

-- Most of each page stays free, so that a new version of a row finds room beside the old one and no
-- index has to be written.
CREATE TABLE games (
    id BYTEA NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    -- The newest row of this game in the log.
    head BIGINT NOT NULL,
    status SMALLINT NOT NULL,
    listed BOOLEAN NOT NULL,
    ruleset TEXT NOT NULL,
    rules BYTEA NOT NULL REFERENCES rules (hash),
    snapshot BYTEA NOT NULL,
    -- When the server itself has to do something in the game, in milliseconds since 1970.
    due_at BIGINT,
    -- The hour before which somebody last did something in the game, and when it ends or goes unless
    -- somebody does something again, as it was told; in milliseconds since 1970.
    idle_since BIGINT NOT NULL,
    expires_at BIGINT,
    -- Whether a person plays: what is due there comes first.
    attended BOOLEAN NOT NULL DEFAULT TRUE
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX games_listed ON games (id) WHERE listed;
CREATE INDEX games_listed_by_status ON games (status, id) WHERE listed;
CREATE INDEX games_listed_by_ruleset ON games (ruleset, id) WHERE listed;
CREATE INDEX games_due ON games (attended, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX games_idle ON games (status, idle_since, id, expires_at);
-- To tell whether the rules of a removed game are still those of another.
CREATE INDEX games_by_rules ON games (rules);

-- Places in the log; a change takes two, since it can found another game.
CREATE SEQUENCE log_numbers INCREMENT BY 2;

-- One row a commit, always appended at the end. A row names the one before it of the same game,
-- so that no second index is written in random places at every commit.
CREATE TABLE log (
    no BIGINT NOT NULL PRIMARY KEY,
    prev BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    body BYTEA NOT NULL
);

-- The newest row that is left of the log of each removed game whose log was too long to be removed at
-- once.
CREATE TABLE removed_logs (
    head BIGINT NOT NULL PRIMARY KEY
);

-- What games were, that spectators are shown late: the oldest row of a game is what they see of it now.
-- It is a thousand events old at most; a game that is over has none.
CREATE TABLE past (
    game BYTEA NOT NULL,
    version BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    status SMALLINT NOT NULL,
    snapshot BYTEA NOT NULL,
    PRIMARY KEY (game, version)
);

-- What was done under an Idempotency-Key: hashes of key and request, and what the same request is
-- answered with. Kept for a day.
CREATE TABLE idempotency_keys (
    key BYTEA NOT NULL PRIMARY KEY,
    request BYTEA NOT NULL,
    game BYTEA NOT NULL,
    -- The event before those that the request caused.
    after_seq BIGINT NOT NULL,
    -- Which token was given, if one was: the seat, nothing for the host, and the issue.
    granted_seat SMALLINT,
    granted_epoch BIGINT,
    -- Seconds since 1970.
    created_at BIGINT NOT NULL
);

CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

-- The last moment that a server was known to run, in milliseconds since 1970: one row at most.
CREATE TABLE heartbeat (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
) WITH (fillfactor = 10);

-- Times during which no server ran, in milliseconds since 1970, while they are being given back to those
-- whose clocks went on.
CREATE TABLE absences (
    since BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
