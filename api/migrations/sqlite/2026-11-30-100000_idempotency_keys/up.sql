-- What was done under an Idempotency-Key: hashes of key and request, and what the same request is
-- answered with. Kept for a day.
CREATE TABLE idempotency_keys (
    key BLOB NOT NULL PRIMARY KEY,
    request BLOB NOT NULL,
    game BLOB NOT NULL,
    -- The event before those that the request caused.
    after_seq BIGINT NOT NULL,
    -- Which token was given, if one was: the seat, nothing for the host, and the issue.
    granted_seat SMALLINT,
    granted_epoch BIGINT,
    -- Seconds since 1970.
    created_at BIGINT NOT NULL
) WITHOUT ROWID;

CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
