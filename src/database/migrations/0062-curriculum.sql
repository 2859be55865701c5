-- What else stands in an artist's curriculum: where they learned, showed their work, and who keeps it for the public.
ALTER TABLE artists
  ADD COLUMN education jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN shows jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN collections jsonb NOT NULL DEFAULT '[]';
