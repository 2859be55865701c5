-- Pages get another address like everything else, and are found at their former ones. The row of the footer has no id.
ALTER TABLE pages ADD COLUMN id integer UNIQUE;
UPDATE pages SET id = content.id FROM content WHERE content.kind = 'pages' AND content.key = pages.slug;

ALTER TABLE former_slugs DROP CONSTRAINT former_slugs_kind_check;
ALTER TABLE former_slugs ADD CONSTRAINT former_slugs_kind_check
  CHECK (kind IN ('artists', 'series', 'artworks', 'exhibitions', 'news', 'presses', 'pages'));
