-- Tables whose game is not over, so that lists of them do not read those that are.
CREATE INDEX tables_open ON tables (created) WHERE ended IS NULL;
