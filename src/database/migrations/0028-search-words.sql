-- What search engines are to show of a page, where staff want to say it themselves.
ALTER TABLE artworks ADD COLUMN search_title jsonb, ADD COLUMN search_description jsonb;
ALTER TABLE artists ADD COLUMN search_title jsonb, ADD COLUMN search_description jsonb;
ALTER TABLE series ADD COLUMN search_title jsonb, ADD COLUMN search_description jsonb;
