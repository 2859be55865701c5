-- What a thing is filtered and found by, in one place: its state, what it names, what it lacks, how its words begin.
-- Each is a number made of its words, so that a row stays short. One index answers any mixture of them by looking up
-- whole marks, where the beginnings of words had to be collected for each query; what is meant is then read in the row.
-- Null until it is filled in, of what was there before.
ALTER TABLE content
  ADD COLUMN marks integer[],
  -- Whoever reads along a list looks at each: they stay in the row as they are.
  ALTER COLUMN marks SET STORAGE PLAIN,
  ALTER COLUMN sought SET STORAGE MAIN;
-- Whole documents lie beside the table, so that reading along a list passes many rows at once.
ALTER TABLE content SET (toast_tuple_target = 800);
-- Written at once: what waits to be sorted in is read through by every search.
CREATE INDEX content_marks ON content USING gin (marks) WITH (fastupdate = off);
-- What has no title yet stands first, and once.
DROP INDEX content_by_title;
CREATE INDEX content_by_title ON content (kind, coalesce(sort_title, ''), id);
DROP INDEX content_sought, content_lacks, content_unfilled;
CREATE INDEX content_unfilled ON content (kind, id) WHERE marks IS NULL;
