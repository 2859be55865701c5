-- The languages that the gallery writes in; empty, all that there are.
ALTER TABLE settings ADD COLUMN written_in text[];
