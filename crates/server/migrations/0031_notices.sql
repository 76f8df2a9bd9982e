-- Where somebody wants to be told that it is their turn: an address at a host that the operator
-- allows.
CREATE TABLE notices (
    guest TEXT NOT NULL PRIMARY KEY REFERENCES guests (id),
    webhook TEXT NOT NULL
);
