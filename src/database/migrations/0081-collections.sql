-- Works that collectors keep in the folder of their account, beside those that the gallery has certified.
CREATE TABLE collected_works (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- What the browser calls it before it is there: sent twice, it is one.
  key uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  artist text NOT NULL,
  title text NOT NULL,
  year text NOT NULL,
  technique text NOT NULL,
  dimensions text NOT NULL,
  acquired_on date,
  acquired_from text NOT NULL,
  -- Cents of euros.
  price integer CHECK (price >= 0),
  value integer CHECK (value >= 0),
  valued_on date,
  place text NOT NULL,
  notes text NOT NULL,
  -- Where its photograph lies, among the files that nobody is served.
  photo_key text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- For a day it can be brought back.
  removed_at timestamptz,
  UNIQUE (user_id, key),
  CHECK ((value IS NULL) = (valued_on IS NULL))
);
CREATE INDEX collected_works_removed ON collected_works (removed_at) WHERE removed_at IS NOT NULL;

-- What owners say of works that are certified here, for themselves: it goes when the work does.
CREATE TABLE certificate_notes (
  certificate_id uuid PRIMARY KEY REFERENCES certificates,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  price integer CHECK (price >= 0),
  value integer CHECK (value >= 0),
  valued_on date,
  place text NOT NULL,
  notes text NOT NULL,
  CHECK ((value IS NULL) = (valued_on IS NULL))
);
CREATE INDEX certificate_notes_owner ON certificate_notes (owner_id);
