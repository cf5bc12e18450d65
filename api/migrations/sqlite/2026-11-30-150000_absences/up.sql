-- Times during which no server ran, in milliseconds since 1970, while they are being given back to those
-- whose clocks went on.
CREATE TABLE absences (
    since BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
