-- Ed25519 keys that sign seat tokens; the newest signs, all of them verify.
CREATE TABLE signing_keys (
    kid TEXT NOT NULL PRIMARY KEY,
    seed BLOB NOT NULL,
    created_at BIGINT NOT NULL
);

-- Rules by the SHA-256 of their canonical JSON: a game keeps its own rules, equal ones are kept once.
CREATE TABLE rules (
    hash BLOB NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);

CREATE TABLE games (
    id BLOB NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    -- The newest row of this game in the log.
    head BIGINT NOT NULL,
    status SMALLINT NOT NULL,
    listed BOOLEAN NOT NULL,
    ruleset TEXT NOT NULL,
    rules BLOB NOT NULL REFERENCES rules (hash),
    snapshot BLOB NOT NULL
);

CREATE INDEX games_listed ON games (id) WHERE listed;
CREATE INDEX games_listed_by_status ON games (status, id) WHERE listed;
CREATE INDEX games_listed_by_ruleset ON games (ruleset, id) WHERE listed;

-- One row a commit, always appended at the end. A row names the one before it of the same game,
-- so that no second index is written in random places at every commit.
CREATE TABLE log (
    no INTEGER NOT NULL PRIMARY KEY,
    prev BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    body BLOB NOT NULL
);
