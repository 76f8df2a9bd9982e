-- Names and passwords for those who want to be known again, and where they are logged in.

-- A name as it looks: two names with the same skeleton can be mistaken for each other.
ALTER TABLE guests ADD COLUMN skeleton TEXT;
CREATE INDEX guests_by_skeleton ON guests (skeleton);

-- A guest who has claimed a name. Nobody else bears one that looks like it.
CREATE TABLE accounts (
    guest TEXT NOT NULL PRIMARY KEY REFERENCES guests (id),
    skeleton TEXT NOT NULL UNIQUE,
    -- Argon2id with its costs and salt.
    password TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- Browsers that somebody is known in. A cookie's token is known here only by its SHA-256.
CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL REFERENCES guests (id),
    created BIGINT NOT NULL
);

CREATE INDEX sessions_by_guest ON sessions (guest);

-- Cookies given out so far go on. The column they were in can't be dropped in SQLite; from now on
-- it repeats the id.
INSERT INTO sessions (token_hash, guest, created) SELECT token_hash, id, created FROM guests;
UPDATE guests SET token_hash = id;
