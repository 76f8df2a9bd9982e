-- A sign of each server that it can write: written and read back when somebody asks for its health.
CREATE TABLE health (
    server TEXT NOT NULL PRIMARY KEY,
    mark TEXT NOT NULL,
    -- In seconds since 1970.
    made BIGINT NOT NULL
);
