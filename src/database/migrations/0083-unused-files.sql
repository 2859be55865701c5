-- Files that something has stopped naming, or that nothing has named yet: only among them can be what is used nowhere, and
-- whoever looks for that asks of each. So nothing is counted, and a file that is used all the same may stand here.
CREATE TABLE perhaps_unused_files (key text PRIMARY KEY);

CREATE FUNCTION files_in(refs text[]) RETURNS text[] LANGUAGE sql IMMUTABLE
RETURN (SELECT coalesce(array_agg(DISTINCT substr(ref, 7)), '{}') FROM unnest(refs) AS ref WHERE starts_with(ref, 'media/'));

-- Of two at once, one that stops naming a file and one that begins to, whichever comes last, the file stays here.
CREATE FUNCTION note_named_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text[] := files_in(OLD.refs);
  latter text[] := files_in(NEW.refs);
BEGIN
  INSERT INTO perhaps_unused_files SELECT unnest(former) EXCEPT SELECT unnest(latter) ORDER BY 1 ON CONFLICT DO NOTHING;
  DELETE FROM perhaps_unused_files WHERE key = ANY (latter) AND key <> ALL (former);
  RETURN NULL;
END $$;
CREATE TRIGGER named_files_added AFTER INSERT ON content
  FOR EACH ROW WHEN (NEW.refs <> '{}') EXECUTE FUNCTION note_named_files();
CREATE TRIGGER named_files_changed AFTER UPDATE OF refs ON content
  FOR EACH ROW WHEN (OLD.refs <> NEW.refs) EXECUTE FUNCTION note_named_files();
CREATE TRIGGER named_files_removed AFTER DELETE ON content
  FOR EACH ROW WHEN (OLD.refs <> '{}') EXECUTE FUNCTION note_named_files();

CREATE FUNCTION note_linked_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.to_kind = 'media' THEN
    INSERT INTO perhaps_unused_files VALUES (OLD.to_key) ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.to_kind = 'media' THEN
    DELETE FROM perhaps_unused_files WHERE key = NEW.to_key;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER linked_file AFTER INSERT OR UPDATE OR DELETE ON content_links
  FOR EACH ROW EXECUTE FUNCTION note_linked_file();

CREATE FUNCTION note_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM perhaps_unused_files WHERE key = OLD.key;
  ELSE
    INSERT INTO perhaps_unused_files VALUES (NEW.key) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER file_added AFTER INSERT OR DELETE ON media FOR EACH ROW EXECUTE FUNCTION note_file();
CREATE TRIGGER file_renamed AFTER UPDATE OF key ON media
  FOR EACH ROW WHEN (OLD.key <> NEW.key) EXECUTE FUNCTION note_file();

INSERT INTO perhaps_unused_files
SELECT key FROM media
EXCEPT SELECT to_key FROM content_links WHERE to_kind = 'media'
EXCEPT SELECT unnest(files_in(refs)) FROM content;
