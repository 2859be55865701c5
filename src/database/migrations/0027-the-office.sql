-- What the lists of the back office read of each thing, written by the one door with the thing itself. Rows of galleries
-- that were there before have no sort_title: they are filled in when the gallery opens next.
ALTER TABLE content
  -- What it is called, as staff are writing it.
  ADD COLUMN title jsonb,
  -- The same in small letters without accents, the default language first.
  ADD COLUMN sort_title text COLLATE "C",
  -- The words that it is found by: its title, key and number, and its artist's name.
  ADD COLUMN sought tsvector,
  -- What its draft names, such as artists/ines-corval.
  ADD COLUMN refs text[] NOT NULL DEFAULT '{}',
  -- Languages and other things that it could be better with.
  ADD COLUMN lacks text[] NOT NULL DEFAULT '{}',
  -- The inventory number of a work.
  ADD COLUMN number text COLLATE "C",
  -- When it is published or hidden by itself, and who said so.
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN hide_at timestamptz,
  ADD COLUMN scheduled_by uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN state text NOT NULL GENERATED ALWAYS AS (
    CASE
      WHEN published IS NULL THEN 'draft'
      WHEN NOT is_visible THEN 'hidden'
      WHEN draft = published THEN 'published'
      ELSE 'changed'
    END) STORED;

-- A page of a list costs the same wherever it begins and however much there is.
CREATE INDEX content_by_change ON content (kind, changed_at, id);
CREATE INDEX content_by_title ON content (kind, sort_title, id);
CREATE INDEX content_by_number ON content (kind, coalesce(number, '~'), id);
CREATE INDEX content_by_state ON content (kind, state, changed_at, id);
CREATE INDEX content_sought ON content USING gin (sought);
CREATE INDEX content_refs ON content USING gin (refs);
CREATE INDEX content_lacks ON content USING gin (lacks);
CREATE INDEX content_numbered ON content (kind, id) WHERE number IS NOT NULL;
CREATE INDEX content_unfilled ON content (kind, id) WHERE sort_title IS NULL;
CREATE INDEX content_to_publish ON content (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX content_to_hide ON content (hide_at) WHERE hide_at IS NOT NULL;
CREATE INDEX content_scheduled_by ON content (scheduled_by) WHERE scheduled_by IS NOT NULL;

ALTER TABLE content_changes DROP CONSTRAINT content_changes_act_check;
ALTER TABLE content_changes ADD CONSTRAINT content_changes_act_check CHECK (
  act IN ('drafted', 'published', 'hidden', 'restored', 'imported', 'removed', 'availability', 'scheduled'));
-- What was removed, the latest first.
CREATE INDEX content_changes_removed ON content_changes (kind, id) WHERE act = 'removed';

-- The key under which something was removed, without which it could not come back; of older ones nobody knows it.
ALTER TABLE content_changes ADD COLUMN key text;
-- The saves of one sitting are one entry that grows: in which version each field became what it is, such as title.fr.
ALTER TABLE content_changes ADD COLUMN touched jsonb;

-- Lists that members of staff have saved for themselves.
CREATE TABLE staff_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, kind, name)
);
