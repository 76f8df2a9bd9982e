-- When an entry was made, in milliseconds since 1970: what clocks are read from. Older entries have
-- it in seconds alone (`made`).
ALTER TABLE entries ADD COLUMN moment BIGINT;

-- For whom a game waits. A note for lists and timers: it follows from the entries, and is written
-- together with them.
CREATE TABLE turns (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- The guest whose turn it is, if other people wait; nobody at tables with bots alone.
    guest TEXT REFERENCES guests (id),
    -- Since when, in milliseconds since 1970.
    since BIGINT NOT NULL,
    -- When the time runs out, if there is a clock and no server stops until then.
    due BIGINT
);

CREATE INDEX turns_by_guest ON turns (guest);
CREATE INDEX turns_by_due ON turns (due);

-- When servers were up, in milliseconds since 1970. Time that none of these rows covers is counted
-- against nobody.
CREATE TABLE uptime (
    server TEXT NOT NULL PRIMARY KEY,
    began BIGINT NOT NULL,
    -- The last sign of life.
    seen BIGINT NOT NULL
);
