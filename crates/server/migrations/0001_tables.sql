-- One statement of each kind must mean the same to SQLite and to PostgreSQL.

-- People without an account. The cookie's token is known here only by its SHA-256.
CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    scenario TEXT NOT NULL,
    seats BIGINT NOT NULL,
    rules BIGINT NOT NULL,
    -- The dice's secret, in hexadecimal: leaves the server when the game is over.
    secret TEXT NOT NULL,
    -- The key of the invitation link.
    invitation TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- When the game ended; a note for lists, derived from the entries.
    ended BIGINT
);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    -- Who sits here: a guest, a bot, or nobody yet.
    guest TEXT REFERENCES guests (id),
    bot TEXT,
    -- The seat's share in the dice, in hexadecimal.
    seed TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_guest ON seats (guest);

-- What happened at a table, in order. Rows are only ever added: taking moves back is itself an
-- entry, and the list of moves is derived from this one. The key is the referee between two
-- tabs, two clicks and two servers.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    actor TEXT NOT NULL,
    body TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
