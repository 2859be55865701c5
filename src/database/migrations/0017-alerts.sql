-- Alerts: who wants to hear of new works by an artist or of a kind, and what they were told.

-- When visitors first saw a work. Its date of publication is the staff's, and may lie before or after that.
CREATE TABLE artwork_debuts (
  artwork_id integer PRIMARY KEY REFERENCES artworks ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX artwork_debuts_at ON artwork_debuts (at);

-- What hangs already is not new.
INSERT INTO artwork_debuts (artwork_id, at)
SELECT artworks.id, '-infinity' FROM artworks JOIN artists ON artists.id = artworks.artist_id
WHERE artworks.published_at IS NOT NULL AND artists.published_at IS NOT NULL;

-- The works of an artist who comes are touched one and all, so this sees them too.
CREATE FUNCTION note_debuts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO artwork_debuts (artwork_id)
  SELECT changed.id FROM changed JOIN artists ON artists.id = changed.artist_id
  WHERE changed.published_at IS NOT NULL AND artists.published_at IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER debut_of_added AFTER INSERT ON artworks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_debuts();
CREATE TRIGGER debut_of_changed AFTER UPDATE ON artworks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_debuts();

CREATE TABLE alerts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('artist', 'search')),
  artist_id integer REFERENCES artists ON DELETE CASCADE,
  -- The query of the list or of the search, in its one spelling.
  filters jsonb,
  -- The same again is the same alert.
  mark bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (user_id, mark),
  CHECK ((kind = 'artist') = (artist_id IS NOT NULL) AND (kind = 'search') = (filters IS NOT NULL))
);
CREATE INDEX alerts_artist ON alerts (artist_id);

-- One mail a day for each collector, however often the day's work is begun. Its works are told: written with the mail
-- itself, under the collector's lock, so none is told twice. They may be removed, so nothing refers to them.
CREATE TABLE alert_letters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  artwork_ids integer[] NOT NULL,
  -- The same by all alerts that they answer to, of which some may be ended before the mail goes.
  by_alert jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, day)
);
CREATE INDEX alert_letters_created ON alert_letters (created_at);
