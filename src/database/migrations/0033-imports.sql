-- Tables and archives that staff bring in: what was read of them, how far they are, and what becomes of each line. The
-- file itself lies in the store, under imports/.
CREATE TABLE content_imports (
  id uuid PRIMARY KEY,
  subject text NOT NULL,
  name text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'checking', 'checked', 'applying', 'applied', 'failed')),
  -- Who brings it in.
  actor text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- Of a table: its encoding, its columns and what they mean.
  reading jsonb,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  report jsonb,
  lines jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX content_imports_by_change ON content_imports (changed_at);
CREATE INDEX content_imports_user ON content_imports (user_id);

-- What staff have said that a header means; without a target the column is left out.
CREATE TABLE content_import_columns (
  kind text NOT NULL,
  header text NOT NULL,
  target text,
  PRIMARY KEY (kind, header)
);
