-- Records that people have brought, to be looked at by whoever has the link. The id follows from
-- the text, so the same game is kept once.
CREATE TABLE replays (
    id TEXT NOT NULL PRIMARY KEY,
    -- Who brought it first; nobody if they have gone for good.
    owner TEXT REFERENCES guests (id),
    game TEXT NOT NULL,
    created BIGINT NOT NULL,
    body TEXT NOT NULL
);

CREATE INDEX replays_by_owner ON replays (owner, created);
