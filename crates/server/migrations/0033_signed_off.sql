-- Whether a server has stopped in good order. One that has not may still be up, though its last
-- sign of life is a few seconds old.
ALTER TABLE uptime ADD COLUMN stopped BIGINT NOT NULL DEFAULT 0;
