-- [{"begins": "2026-12-24", "ends": "2027-01-02", "reason": {"en": "Christmas"}}]; with "opens" and "closes" it is
-- open on these days, at other hours than usual.
ALTER TABLE gallery ADD COLUMN holidays jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(holidays) = 'array');

-- Where the gallery is beside its own address.
CREATE TABLE locations (
  id integer PRIMARY KEY,
  name localized_text NOT NULL,
  about localized_text,
  street text,
  postcode text,
  city text,
  country text CHECK (country ~ '^[A-Z]{2}$'),
  phone text,
  email text,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  opening_hours jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(opening_hours) = 'array'),
  holidays jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(holidays) = 'array'),
  position integer NOT NULL DEFAULT 0,
  CHECK ((latitude IS NULL) = (longitude IS NULL))
);

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON locations
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
