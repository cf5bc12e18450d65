-- Games that have come from another database and in which something is due, until a server has given back the
-- time that they were on their way. Until then nothing is due in them (`games.due_at` is empty).
CREATE TABLE arrivals (
    game BLOB NOT NULL PRIMARY KEY,
    -- The version at which the game came.
    version BIGINT NOT NULL,
    -- What was due then, and until when its clock ran, in milliseconds since 1970.
    due_at BIGINT NOT NULL,
    ran_until BIGINT NOT NULL
);
