-- From when on a key signs, in seconds since 1970. It is published before, so that every server knows
-- it when the first token of it comes.
ALTER TABLE signing_keys ADD COLUMN signs_from BIGINT NOT NULL DEFAULT 0;

UPDATE signing_keys SET signs_from = created_at;
