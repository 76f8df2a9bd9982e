-- What people say at tables. Lines are numbered by table; players and spectators have rooms of
-- their own. Only the last ones of each room are kept. A line without text was taken away.
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    -- 'players' or 'spectators'.
    room TEXT NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    body TEXT NOT NULL,
    -- In milliseconds since 1970.
    said BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX lines_by_guest ON lines (guest);

-- Whose lines somebody does not want to see.
CREATE TABLE mutes (
    guest TEXT NOT NULL REFERENCES guests (id),
    muted TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (guest, muted)
);

CREATE INDEX mutes_by_muted ON mutes (muted);

-- Lines that somebody has shown to the operator, with what they said then.
CREATE TABLE reports (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    reporter TEXT NOT NULL REFERENCES guests (id),
    -- Who said it.
    guest TEXT NOT NULL REFERENCES guests (id),
    body TEXT NOT NULL,
    said BIGINT NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    -- In milliseconds since 1970.
    made BIGINT NOT NULL,
    PRIMARY KEY (table_id, number, reporter)
);

CREATE INDEX reports_by_time ON reports (made);
