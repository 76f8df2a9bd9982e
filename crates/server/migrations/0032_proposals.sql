-- What people at a table have proposed to each other, the last one perhaps open. Only what comes of
-- it is an entry.
CREATE TABLE proposals (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    -- Who proposed it, by the number of the seat.
    seat BIGINT NOT NULL,
    -- 'draw', 'undo', 'abandon' or 'replace'; then how many moves remain, or which seat is meant.
    kind TEXT NOT NULL,
    about BIGINT NOT NULL,
    -- How many entries there were.
    since BIGINT NOT NULL,
    -- Who has agreed: bit n for seat n.
    agreed BIGINT NOT NULL,
    -- How it ended, unless by entries since: 'refused', 'withdrawn' or 'agreed'; by which seat.
    ended TEXT,
    ender BIGINT,
    PRIMARY KEY (table_id, number)
);
