-- What a page stands for when it is about a place: a picture of the way there, the address, the opening hours.
ALTER TABLE pages
  ADD COLUMN picture_id integer REFERENCES pictures,
  ADD COLUMN picture_alt localized_text,
  ADD COLUMN place jsonb CHECK (jsonb_typeof(place) = 'object'),
  ADD CHECK (picture_id IS NULL OR picture_alt IS NOT NULL);

-- How many bytes a visitor is about to fetch.
ALTER TABLE presses ADD COLUMN file_size integer CHECK (file_size > 0);
