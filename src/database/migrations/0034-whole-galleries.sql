-- The whole gallery as an archive that staff have asked for, and how far it is. The archive itself lies in the store,
-- under exports/.
CREATE TABLE gallery_exports (
  id uuid PRIMARY KEY,
  status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'done', 'failed')),
  -- Who asked for it.
  actor text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  done_bytes double precision NOT NULL DEFAULT 0,
  total_bytes double precision NOT NULL DEFAULT 0,
  -- Of the archive.
  size double precision,
  -- Files that are in no store any more.
  missing jsonb NOT NULL DEFAULT '[]',
  failure text,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now()
);
-- One at a time, however many press at once.
CREATE UNIQUE INDEX gallery_exports_running ON gallery_exports (status) WHERE status = 'running';
CREATE INDEX gallery_exports_user ON gallery_exports (user_id);

-- Why an import failed.
ALTER TABLE content_imports ADD COLUMN failure text;
