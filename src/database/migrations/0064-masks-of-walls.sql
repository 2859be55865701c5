-- What of a room's picture is its wall, so that visitors can see it in another colour.
ALTER TABLE rooms ADD COLUMN wall_mask_id integer REFERENCES pictures;
