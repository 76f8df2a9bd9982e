-- What was chosen beside edition and scenario, as a JSON object of texts. Options with their
-- usual value are left out.
ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
