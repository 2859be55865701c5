-- Changes of many things at once: who asked for what, and when. Each thing has its own entry in the history, which names
-- the change, so that all of it can be taken back.
CREATE TABLE content_bulks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  actor text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now(),
  -- The changes, as they were asked for.
  asked jsonb NOT NULL CHECK (jsonb_typeof(asked) = 'array'),
  -- How many things it changed.
  count integer NOT NULL CHECK (count > 0),
  -- The change that this one takes back.
  undoes uuid REFERENCES content_bulks
);
CREATE INDEX content_bulks_latest ON content_bulks (kind, at);
CREATE INDEX content_bulks_user ON content_bulks (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX content_bulks_undoes ON content_bulks (undoes) WHERE undoes IS NOT NULL;

ALTER TABLE content_changes ADD COLUMN bulk uuid REFERENCES content_bulks;
CREATE INDEX content_changes_bulk ON content_changes (bulk, content_id) WHERE bulk IS NOT NULL;
