-- Accounts that were used in one browser, so that nobody plays a game that counts against
-- themselves. A browser is known by the SHA-256 of a random cookie, and by nothing else.
CREATE TABLE browsers (
    mark TEXT NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (mark, guest)
);

CREATE INDEX browsers_by_guest ON browsers (guest);
