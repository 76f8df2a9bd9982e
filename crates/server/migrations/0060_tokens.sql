-- Programs that play for people: keys that a person hands to a program, and accounts that say of
-- themselves that they are one.
CREATE TABLE tokens (
    id TEXT NOT NULL PRIMARY KEY,
    -- The token is known here only by its SHA-256.
    token_hash TEXT NOT NULL UNIQUE,
    guest TEXT NOT NULL REFERENCES guests (id),
    -- What its owner calls it.
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX tokens_by_guest ON tokens (guest);

-- A program plays under this name (1).
ALTER TABLE accounts ADD COLUMN program BIGINT NOT NULL DEFAULT 0;
