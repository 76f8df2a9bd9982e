-- How games ended, one row for each seat: derived from the entries, for the pages of players. What
-- is missing is made up for when the server starts or the table is read.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    -- Who played it: a guest or a bot.
    guest TEXT REFERENCES guests (id),
    bot TEXT,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    scenario TEXT NOT NULL,
    -- The seat's id.
    side TEXT NOT NULL,
    -- 'won', 'shared', 'lost' or 'none'.
    outcome TEXT NOT NULL,
    -- Why it ended: what the rules call it, 'resigned', 'cancelled' or 'stopped'.
    ending TEXT NOT NULL,
    score BIGINT,
    plies BIGINT NOT NULL,
    -- The words of the seat's first move.
    opening TEXT NOT NULL,
    -- It counts for the player (1): it was played against somebody else, or alone by its rules.
    counted BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_guest ON results (guest, counted, ended);
