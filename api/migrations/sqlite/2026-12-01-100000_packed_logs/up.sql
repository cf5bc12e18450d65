-- Logs of games that are over, many entries a row. `last_seq` is that of the last entry of the row; entries
-- after those of the last row are in `log`.
CREATE TABLE packed_logs (
    game BLOB NOT NULL,
    last_seq BIGINT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (game, last_seq)
);

ALTER TABLE games ADD COLUMN packed BOOLEAN NOT NULL DEFAULT FALSE;

-- With the columns of the condition, or the index of all idle games seems as good.
CREATE INDEX games_to_pack ON games (status, packed, idle_since, id) WHERE status = 2 AND packed = FALSE;
