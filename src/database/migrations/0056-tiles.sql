-- Pictures are shown wider than before: those that have the pixels are made in the new widths.
UPDATE pictures SET renditions_made_at = NULL WHERE width > 1600 AND renditions_made_at IS NOT NULL;

-- The tiles of a picture for the zoom, all of them in one file of the store: the first byte of each, level by level from
-- the finest and row by row, and at last the size of the file.
CREATE TABLE tiled_pictures (
  picture_id integer PRIMARY KEY REFERENCES pictures ON DELETE CASCADE,
  -- Of the finest level.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  offsets integer[] NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

-- How many pixels the longest side of a picture may have in the zoom, for all works and for one.
ALTER TABLE settings ADD COLUMN largest_zoom integer CHECK (largest_zoom > 0);
ALTER TABLE artworks ADD COLUMN largest_zoom integer CHECK (largest_zoom > 0);
