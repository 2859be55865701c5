-- What belongs to one gallery and not to the house: its name, its words, its signs, where it stands and when it opens.
-- There is always this one row; whatever is empty is left out where it would stand.
CREATE TABLE gallery (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  name localized_text NOT NULL CHECK (name ->> 'en' <> ''),
  -- What it is, in a word or two, for the title of the home page.
  tagline localized_text,
  description localized_text,
  opening_line localized_text,
  introduction localized_text,
  invitation localized_text,
  logo_id integer REFERENCES pictures,
  accent text CHECK (accent ~ '^#[0-9a-f]{6}$'),
  -- What a shared link shows of a page without a picture of its own.
  share_picture_id integer REFERENCES pictures,
  street text,
  postcode text,
  city text,
  country text CHECK (country ~ '^[A-Z]{2}$'),
  phone text,
  email text,
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  -- [{"days": [2, 3], "opens": "11:00", "closes": "19:00"}], Monday being 1.
  opening_hours jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(opening_hours) = 'array'),
  -- Days begin and end where the gallery stands. A zone that is not known fails here, before any page asks for its day.
  time_zone text NOT NULL DEFAULT 'Europe/Paris'
    CHECK ((timestamptz '2026-01-01 00:00Z' AT TIME ZONE time_zone) IS NOT NULL),
  -- Who mails are from; without these the gallery's name and the setting MAIL_FROM.
  sender_name text,
  sender_address text CHECK (sender_address ~ '^[^@[:space:]<>",]+@[^@[:space:]<>",]+$'),
  CHECK ((latitude IS NULL) = (longitude IS NULL))
);

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON gallery
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();

CREATE FUNCTION keep_the_gallery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the gallery is changed, never deleted';
END
$$;
CREATE TRIGGER kept BEFORE DELETE OR TRUNCATE ON gallery
  FOR EACH STATEMENT EXECUTE FUNCTION keep_the_gallery();

-- Where it stands was written on its page.
ALTER TABLE pages DROP COLUMN place;
