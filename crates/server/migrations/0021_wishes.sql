-- What the host of a table wishes: who may come, how fast it is played, what is agreed beforehand.
CREATE TABLE wishes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    host TEXT REFERENCES guests (id),
    -- In the lobby (1), or by link alone (0).
    listed BIGINT NOT NULL,
    -- Sides are drawn when the last seat is taken (1).
    drawn BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    -- Moves may be taken back by agreement (1).
    takebacks BIGINT NOT NULL,
    -- 'none', 'live' or 'slow'; then milliseconds for the game or for each turn, and those that
    -- every turn adds.
    pace TEXT NOT NULL,
    base BIGINT NOT NULL,
    step BIGINT NOT NULL,
    -- Who runs out of time loses ('loss'), or a bot goes on ('bot').
    expiry TEXT NOT NULL,
    -- How many milliseconds later spectators see what happens; none at all if empty.
    delay BIGINT,
    -- When the game began, in milliseconds since 1970.
    begun BIGINT,
    -- The table at which the same people play again.
    rematch TEXT REFERENCES tables (id)
);

CREATE INDEX wishes_in_lobby ON wishes (listed, begun);

INSERT INTO wishes (table_id, listed, drawn, rated, takebacks, pace, base, step, expiry, delay)
SELECT id, 0, 0, 0, 1, 'none', 0, 0, 'loss', 0 FROM tables;
