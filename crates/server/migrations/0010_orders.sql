-- Orders in advance: at most one for each seat, the last that it gave; an empty one was taken
-- back. Whether it still stands follows from the entries since.
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    -- How many entries there were when it was given.
    since BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
