-- What games were, that spectators are shown late: the oldest row of a game is what they see of it now.
-- It is a thousand events old at most; a game that is over has none.
CREATE TABLE past (
    game BLOB NOT NULL,
    version BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    status SMALLINT NOT NULL,
    snapshot BLOB NOT NULL,
    PRIMARY KEY (game, version)
) WITHOUT ROWID;
