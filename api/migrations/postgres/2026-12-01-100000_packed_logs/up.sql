-- Logs of games that are over, many entries a row. `last_seq` is that of the last entry of the row; entries
-- after those of the last row are in `log`.
CREATE TABLE packed_logs (
    game BYTEA NOT NULL,
    last_seq BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (game, last_seq)
);

ALTER TABLE games ADD COLUMN packed BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX games_to_pack ON games (idle_since, id) WHERE status = 2 AND packed = FALSE;

-- Nothing is gained by compressing it once more.
ALTER TABLE packed_logs ALTER COLUMN body SET STORAGE EXTERNAL;
