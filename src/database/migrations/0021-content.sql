-- All that visitors see is written as a thing of one of the kinds in contract/content. What staff are writing and what
-- visitors see are two forms of it; the tables of the catalogue and the others follow the second one.
CREATE TABLE content (
  kind text NOT NULL,
  -- The same as the id of the row that visitors' pages read.
  id integer NOT NULL CHECK (id > 0),
  -- What it is known by for ever, here and in folders.
  key text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  draft jsonb NOT NULL CHECK (jsonb_typeof(draft) = 'object'),
  -- Nothing until the first publication; kept when it is hidden again.
  published jsonb CHECK (jsonb_typeof(published) = 'object'),
  is_visible boolean NOT NULL DEFAULT false,
  languages text[] NOT NULL DEFAULT '{}',
  published_at timestamptz,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, id),
  UNIQUE (kind, key),
  CHECK (NOT is_visible OR published IS NOT NULL),
  CHECK ((published IS NULL) = (published_at IS NULL))
);

-- One counter for each kind: ids are never used twice, and two that write at once do not get the same.
CREATE TABLE content_counters (
  kind text PRIMARY KEY,
  last integer NOT NULL
);

-- Who changed what and when, with the form before and after; never rewritten.
CREATE TABLE content_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  content_id integer NOT NULL,
  version integer NOT NULL,
  act text NOT NULL CHECK (act IN ('drafted', 'published', 'hidden', 'restored', 'imported', 'removed', 'availability')),
  -- Of staff the id too; others are a program: an import, a sale.
  actor text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  before jsonb,
  after jsonb
);
CREATE INDEX content_changes_content ON content_changes (kind, content_id, id);
CREATE INDEX content_changes_user ON content_changes (user_id) WHERE user_id IS NOT NULL;

-- What the published forms name: whatever appears or changes is shown at once wherever it is named.
CREATE TABLE content_links (
  kind text NOT NULL,
  id integer NOT NULL,
  to_kind text NOT NULL,
  to_key text NOT NULL,
  PRIMARY KEY (kind, id, to_kind, to_key),
  FOREIGN KEY (kind, id) REFERENCES content ON DELETE CASCADE
);
CREATE INDEX content_links_to ON content_links (to_kind, to_key);

-- The gallery's files by their place in its folder.
CREATE TABLE media (
  id integer PRIMARY KEY,
  key text NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('picture', 'film', 'captions', 'document')),
  hash text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  -- A picture, or where the file lies below the storage.
  picture_id integer REFERENCES pictures,
  file text,
  CHECK (num_nonnulls(picture_id, file) = 1)
);
CREATE INDEX media_picture ON media (picture_id);

-- How a picture shows the work; the cut-out of a sculpture, and the pictures of it turning.
ALTER TABLE artwork_pictures ADD COLUMN view text NOT NULL DEFAULT 'front';
ALTER TABLE artworks ADD COLUMN mask_id integer REFERENCES pictures;
CREATE TABLE artwork_turns (
  artwork_id integer NOT NULL REFERENCES artworks ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  picture_id integer NOT NULL REFERENCES pictures,
  PRIMARY KEY (artwork_id, position)
);
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artwork_turns
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

-- What is said or seen in a film, for each language: {"en": "files/…", "fr": "files/…"}.
ALTER TABLE videos ADD COLUMN captions jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(captions) = 'object');

-- Rooms with an empty wall. Places are shares of the picture.
CREATE TABLE rooms (
  id integer PRIMARY KEY,
  position integer NOT NULL DEFAULT 0,
  name localized_text NOT NULL,
  picture_id integer NOT NULL REFERENCES pictures,
  picture_alt localized_text NOT NULL,
  wall_left real NOT NULL,
  wall_top real NOT NULL,
  wall_width real NOT NULL,
  wall_height real NOT NULL,
  -- Millimetres.
  picture_width integer NOT NULL CHECK (picture_width > 0),
  floor real NOT NULL,
  wall_color text
);
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rooms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

DROP TABLE demo_pictures;
