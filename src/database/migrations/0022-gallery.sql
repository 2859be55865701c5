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

-- A gallery that nobody has named yet, and that opens soon.
INSERT INTO gallery (name, tagline, description, opening_line, introduction, invitation) VALUES (
  '{"en": "The gallery", "fr": "La galerie", "cn": "画廊"}',
  '{"en": "opening soon", "fr": "ouverture prochaine", "cn": "即将开幕"}',
  '{"en": "A new art gallery that opens its doors soon.", "fr": "Une nouvelle galerie d’art, qui ouvre bientôt ses portes.", "cn": "一家新画廊，即将开门迎客。"}',
  '{"en": "The first works are being hung", "fr": "Les premières œuvres s’accrochent", "cn": "首批作品正在上墙"}',
  '{"en": "The gallery opens soon. Leave your e-mail address at the foot of this page, and we write to you when it does.", "fr": "La galerie ouvre bientôt. Laissez votre adresse e-mail au bas de cette page, et nous vous écrirons le moment venu.", "cn": "画廊即将开幕。请在页面底部留下您的电子邮箱，届时我们会写信告诉您。"}',
  '{"en": "The rooms are being prepared. We look forward to showing them to you.", "fr": "Les salles se préparent. Nous nous réjouissons de vous les montrer.", "cn": "展厅正在筹备之中，期待与您相见。"}'
);

-- A gallery with works has been shown under the name and the words that stood in the code until now: they stay its own.
UPDATE gallery SET
  name = '{"en": "Cimaise", "fr": "Cimaise", "cn": "Cimaise"}',
  tagline = '{"en": "art gallery", "fr": "galerie d’art", "cn": "画廊"}',
  description = '{"en": "An art gallery online: originals and editions by the artists we represent, hung with care.", "fr": "Une galerie d’art en ligne : originaux et éditions des artistes que nous représentons, accrochés avec soin.", "cn": "线上画廊：展售签约艺术家的原作与限量作品，每一件都精心悬挂。"}',
  opening_line = '{"en": "Works that ask for a wall", "fr": "Des œuvres en quête d’un mur", "cn": "这些作品，在等一面墙"}',
  introduction = '{"en": "We show few artists and follow them for long. Come in, walk from room to room, and take your time.", "fr": "Nous montrons peu d’artistes et les suivons longtemps. Entrez, passez de salle en salle, prenez votre temps.", "cn": "我们只代理少数艺术家，并长久陪伴他们的创作。请进，慢慢看，一间一间地走。"}',
  invitation = '{"en": "A ground floor with north light, a courtyard, and time to look.", "fr": "Un rez-de-chaussée baigné de lumière du nord, une cour, et du temps pour regarder.", "cn": "底层展厅，北向自然光，一方庭院，以及从容观看的时间。"}'
WHERE EXISTS (SELECT FROM artworks);

-- Where it stands was written on its page.
UPDATE gallery SET
  street = place ->> 'street',
  postcode = place ->> 'postcode',
  city = place ->> 'city',
  country = CASE WHEN place ->> 'country' ~ '^[A-Z]{2}$' THEN place ->> 'country' END,
  phone = place ->> 'phone',
  email = place ->> 'email',
  -- One without the other is no position.
  latitude = CASE WHEN place ->> 'longitude' IS NOT NULL THEN (place ->> 'latitude')::double precision END,
  longitude = CASE WHEN place ->> 'latitude' IS NOT NULL THEN (place ->> 'longitude')::double precision END,
  opening_hours = CASE jsonb_typeof(place -> 'opening_hours') WHEN 'array' THEN place -> 'opening_hours' ELSE '[]' END
FROM pages WHERE pages.slug = 'gallery' AND place IS NOT NULL;
ALTER TABLE pages DROP COLUMN place;

-- Nobody can be asked in during opening hours before there are any: of the first words, those that nobody has changed.
UPDATE pages SET body = jsonb_build_object(
'en', 'We are glad to hear from you: about a work, a visit, or a wall that has been empty for too long.

Leave us a line below: we answer by e-mail. [Where to find us](/gallery#map).',
'fr', 'N’hésitez pas à nous écrire : au sujet d’une œuvre, d’une visite, ou d’un mur trop longtemps resté vide.

Laissez-nous un mot ci-dessous : nous répondons par e-mail. [Nous trouver](/gallery#map).',
'cn', '无论是关于一件作品、一次到访，还是一面空了太久的墙，都欢迎与我们联系。

请在下方留言，我们会通过电子邮件回复。[交通指南](/gallery#map)。')
WHERE slug = 'contact' AND body ->> 'en' LIKE '%Come by during opening hours, or leave us a line. [Where to find us](/gallery#map).';
