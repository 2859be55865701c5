-- Nodes forget only what is made from what changed (record 0104), so notices say which rows: `artworks:12,13`, and to what
-- those belong or belonged: `artworks.artist:3`. The arguments are the channel, then names and the queries that find ids
-- among the changed rows; the first name is the kind. Too many to name, it is all of the kind.
CREATE FUNCTION notify_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := TG_ARGV[1];
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT * FROM added'
    WHEN 'DELETE' THEN 'SELECT * FROM removed'
    ELSE 'SELECT * FROM removed UNION ALL SELECT * FROM added'
  END;
  notice text := '';
  ids integer[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify(TG_ARGV[0], kind);
    RETURN NULL;
  END IF;
  FOR at IN 1 .. TG_NARGS - 1 BY 2 LOOP
    EXECUTE format('WITH changed AS (%s) SELECT array_agg(id ORDER BY id) FROM (SELECT DISTINCT id FROM (%s) AS found (id)
      WHERE id IS NOT NULL LIMIT 301) AS few', changed, TG_ARGV[at + 1]) INTO ids;
    IF cardinality(ids) > 300 THEN
      notice := kind;
      EXIT;
    END IF;
    IF ids IS NOT NULL THEN
      notice := concat_ws(' ', nullif(notice, ''), TG_ARGV[at] || ':' || array_to_string(ids, ','));
    END IF;
  END LOOP;
  IF notice <> '' THEN
    -- The server takes less than 8,000 bytes.
    PERFORM pg_notify(TG_ARGV[0], CASE WHEN octet_length(notice) < 7900 THEN notice ELSE kind END);
  END IF;
  RETURN NULL;
END
$$;

-- Only what belongs to works that changed was told before, without what they belong to.
DROP TRIGGER artworks_added ON artworks;
DROP TRIGGER artworks_changed ON artworks;
DROP TRIGGER artworks_removed ON artworks;
DROP TRIGGER artworks_emptied ON artworks;
-- Names that works are filtered by, and who may see prices, change all works.
CREATE OR REPLACE FUNCTION notify_artworks_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('artworks_changed', 'artworks');
  RETURN NULL;
END
$$;

DO $$
DECLARE
  one record;
  works_of text := $q$'artworks', 'SELECT artwork_id FROM %1$s',
    'artworks.artist', 'SELECT artist_id FROM artworks WHERE id IN (SELECT artwork_id FROM %1$s)',
    'artworks.series', 'SELECT series_id FROM artworks WHERE id IN (SELECT artwork_id FROM %1$s)',
    'artworks.exhibition', 'SELECT exhibition_id FROM exhibition_artworks WHERE artwork_id IN (SELECT artwork_id FROM %1$s)'$q$;
BEGIN
  FOR one IN
    SELECT * FROM (VALUES
      ('artworks', 'artworks_changed', $q$'artworks', 'SELECT id FROM changed',
        'artworks.artist', 'SELECT artist_id FROM changed', 'artworks.series', 'SELECT series_id FROM changed',
        'artworks.exhibition', 'SELECT exhibition_id FROM exhibition_artworks JOIN changed ON artwork_id = changed.id'$q$),
      ('artwork_films', 'content_changed', format(works_of, 'changed')),
      ('artwork_pictures', 'content_changed', format(works_of, 'changed')),
      ('artwork_print_choices', 'content_changed', format(works_of, 'changed')),
      ('artwork_turns', 'content_changed', format(works_of, 'changed')),
      ('cutouts', 'content_changed', format(works_of, 'artwork_pictures JOIN changed USING (picture_id)')),
      ('artists', 'content_changed', $q$'artists', 'SELECT id FROM changed'$q$),
      ('awards', 'content_changed', $q$'artists', 'SELECT artist_id FROM changed'$q$),
      ('videos', 'content_changed', $q$'artists', 'SELECT artist_id FROM changed'$q$),
      ('series', 'content_changed',
        $q$'series', 'SELECT id FROM changed', 'series.artist', 'SELECT artist_id FROM changed'$q$),
      ('exhibitions', 'content_changed', $q$'exhibitions', 'SELECT id FROM changed'$q$),
      ('exhibition_artists', 'content_changed', $q$'exhibitions', 'SELECT exhibition_id FROM changed'$q$),
      ('exhibition_artworks', 'content_changed', $q$'exhibitions', 'SELECT exhibition_id FROM changed'$q$),
      ('news', 'content_changed', $q$'news', 'SELECT id FROM changed',
        'news.artist', 'SELECT artist_id FROM news_artists JOIN changed ON news_id = changed.id'$q$),
      ('news_artists', 'content_changed',
        $q$'news', 'SELECT news_id FROM changed', 'news.artist', 'SELECT artist_id FROM changed'$q$),
      ('presses', 'content_changed', $q$'presses', 'SELECT id FROM changed',
        'presses.artist', 'SELECT artist_id FROM press_artists JOIN changed ON press_id = changed.id'$q$),
      ('press_artists', 'content_changed',
        $q$'presses', 'SELECT press_id FROM changed', 'presses.artist', 'SELECT artist_id FROM changed'$q$),
      -- The footer has no id.
      ('pages', 'content_changed', $q$'pages', 'SELECT coalesce(id, 0) FROM changed'$q$)
    ) AS told (name, channel, found)
  LOOP
    EXECUTE format('DROP TRIGGER IF EXISTS content_changed ON %I', one.name);
    EXECUTE format('CREATE TRIGGER rows_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION notify_rows_changed(%L, %s)', one.name, one.channel, one.found);
    EXECUTE format('CREATE TRIGGER rows_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION notify_rows_changed(%L, %s)', one.name, one.channel, one.found);
    EXECUTE format('CREATE TRIGGER rows_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_rows_changed(%L, %s)', one.name, one.channel, one.found);
    EXECUTE format('CREATE TRIGGER rows_emptied AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION notify_rows_changed(%L, %s)', one.name, one.channel, one.found);
  END LOOP;
END
$$;
-- A wish alone changes no page.
DROP TRIGGER rows_added ON cutouts;

-- Artists are shown with the name of their account.
CREATE TRIGGER rows_changed AFTER UPDATE ON users REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION notify_rows_changed('content_changed', 'artists',
    'SELECT artists.id FROM artists JOIN added ON added.id = user_id JOIN removed ON removed.id = added.id
     WHERE added.name IS DISTINCT FROM removed.name');
