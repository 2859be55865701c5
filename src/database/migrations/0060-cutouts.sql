-- The object of a picture without its ground, as its mask tells; what was not made yet has no size.
CREATE TABLE cutouts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  picture_id integer NOT NULL REFERENCES pictures ON DELETE CASCADE,
  mask_id integer NOT NULL REFERENCES pictures ON DELETE CASCADE,
  -- Pixels of the picture that the object takes up; null as well where the mask has no light part.
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  hash text,
  thumbhash text,
  wanted_at timestamptz NOT NULL DEFAULT now(),
  made_at timestamptz,
  UNIQUE (picture_id, mask_id),
  CHECK (num_nonnulls(width, height, hash, thumbhash) IN (0, 4))
);
CREATE INDEX cutouts_mask ON cutouts (mask_id);
-- A wish alone changes no page.
CREATE TRIGGER content_changed AFTER UPDATE OR DELETE OR TRUNCATE ON cutouts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- Those of an older gallery are made by the job that looks for what is missing.
INSERT INTO cutouts (picture_id, mask_id, wanted_at)
SELECT DISTINCT picture_id, mask_id, now() - interval '1 hour' FROM artworks
JOIN artwork_pictures ON artwork_id = artworks.id AND artwork_pictures.position = 0
WHERE mask_id IS NOT NULL;
