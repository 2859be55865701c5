-- People the gallery knows, a row for each address; whoever left only a telephone number has a row without one.
CREATE FUNCTION fold_words(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent', words));

-- The end of a telephone number, by which it is the same with and without the code of its country.
CREATE FUNCTION phone_key(phone text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE WHEN length(regexp_replace(phone, '\D', '', 'g')) >= 6
    THEN right(regexp_replace(phone, '\D', '', 'g'), 9) END;

CREATE FUNCTION contact_words(name text, email text, phone text, tags text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN fold_words(concat_ws(' ', name, email, phone, regexp_replace(phone, '\D', '', 'g'), array_to_string(tags, ' ')));

CREATE TABLE contacts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text CHECK (email <> ''),
  name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  locale text NOT NULL CHECK (locale ~ '^[a-z]{2}$'),
  tags text[] NOT NULL DEFAULT '{}',
  -- Rises with whatever is corrected, merged or taken apart.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- When staff last wrote something here; never where nobody has.
  touched_at timestamptz,
  -- Which contact this one is, since when and by whom; nothing of either is rewritten by that.
  merged_into uuid REFERENCES contacts,
  merged_at timestamptz,
  merged_by uuid,
  -- The one at the end of that way, which stands for all of them; nobody where it is this one.
  head_id uuid REFERENCES contacts,
  sought text GENERATED ALWAYS AS (contact_words(name, email, phone, tags)) STORED,
  name_key text GENERATED ALWAYS AS (nullif(fold_words(name), '')) STORED,
  phone_key text GENERATED ALWAYS AS (phone_key(phone)) STORED,
  -- An address without what some put behind a plus sign.
  email_key text GENERATED ALWAYS AS (
    split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2)) STORED,
  CHECK (num_nonnulls(merged_into, merged_at, merged_by, head_id) IN (0, 4))
);
CREATE UNIQUE INDEX contacts_email ON contacts (lower(email));
CREATE INDEX contacts_latest ON contacts (created_at DESC, id DESC) WHERE head_id IS NULL;
CREATE INDEX contacts_sought ON contacts USING gin (sought gin_trgm_ops);
CREATE INDEX contacts_tags ON contacts USING gin (tags) WHERE tags <> '{}';
CREATE INDEX contacts_head ON contacts (head_id) WHERE head_id IS NOT NULL;
CREATE INDEX contacts_merged ON contacts (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX contacts_name_key ON contacts (name_key);
CREATE INDEX contacts_phone_key ON contacts (phone_key);
CREATE INDEX contacts_email_key ON contacts (email_key);

-- What staff write down about somebody for each other.
CREATE TABLE contact_notes (
  id uuid PRIMARY KEY,
  contact_id uuid NOT NULL REFERENCES contacts ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Which of the staff; they may leave, so nothing refers to them.
  staff_id uuid NOT NULL,
  text text NOT NULL
);
CREATE INDEX contact_notes_contact ON contact_notes (contact_id, at);

-- A work that was offered to several people at once, under the name that the browser gave it: twice is once.
CREATE TABLE contact_letters (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  staff_id uuid NOT NULL,
  artwork_id integer NOT NULL,
  -- Which thread each of them got, and who was left out and why, by their numbers.
  outcome jsonb NOT NULL
);

-- Enquiries that begin with the gallery.
ALTER TABLE enquiries DROP CONSTRAINT enquiries_origin_check;
ALTER TABLE enquiries ADD CONSTRAINT enquiries_origin_check
  CHECK (origin IN ('site', 'phone', 'visit', 'mail', 'gallery'));
CREATE INDEX enquiries_phone ON enquiries (phone_key(phone)) WHERE email = '';

-- Notes that there is somebody; of somebody known already only what was missing. Nothing is locked where nothing is.
CREATE FUNCTION know_contact(the_email text, the_name text, the_phone text, the_locale text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(the_email, '') = '' THEN
    IF phone_key(the_phone) IS NULL OR EXISTS (SELECT FROM contacts WHERE phone_key = phone_key(the_phone)) THEN
      RETURN;
    END IF;
    INSERT INTO contacts (name, phone, locale) VALUES (the_name, the_phone, the_locale);
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM contacts WHERE lower(email) = lower(the_email)
    AND (name <> '' OR the_name = '') AND (phone <> '' OR the_phone = '')) THEN
    RETURN;
  END IF;
  INSERT INTO contacts (email, name, phone, locale) VALUES (the_email, the_name, the_phone, the_locale)
  ON CONFLICT (lower(email)) DO UPDATE SET
    name = CASE contacts.name WHEN '' THEN excluded.name ELSE contacts.name END,
    phone = CASE contacts.phone WHEN '' THEN excluded.phone ELSE contacts.phone END,
    version = contacts.version + 1;
END $$;

CREATE FUNCTION know_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.name <> OLD.name THEN
    UPDATE contacts SET name = NEW.name, version = version + 1
    WHERE lower(email) = lower(NEW.email) AND name = OLD.name;
  END IF;
  PERFORM know_contact(NEW.email, NEW.name, '', NEW.locale);
  RETURN NULL;
END $$;
-- Whoever works here is no contact for that.
CREATE TRIGGER know_contact AFTER INSERT OR UPDATE OF name, email ON users
  FOR EACH ROW WHEN (NEW.scope <@ '{collector}') EXECUTE FUNCTION know_account();

CREATE FUNCTION know_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM know_contact(NEW.email, NEW.name, coalesce(NEW.billing_address ->> 'phone', ''), NEW.locale);
  RETURN NULL;
END $$;
CREATE TRIGGER know_contact AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION know_buyer();

CREATE FUNCTION know_sender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM know_contact(NEW.email, NEW.name, NEW.phone, NEW.locale);
  RETURN NULL;
END $$;
CREATE TRIGGER know_contact AFTER INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION know_sender();

-- Whoever left only a number and gives an address later stays the same person.
CREATE FUNCTION know_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contacts SET email = NEW.email, version = version + 1
  WHERE email IS NULL AND phone_key = phone_key(NEW.phone)
    AND NOT EXISTS (SELECT FROM contacts AS other WHERE lower(other.email) = lower(NEW.email));
  PERFORM know_contact(NEW.email, NEW.name, NEW.phone, NEW.locale);
  RETURN NULL;
END $$;
CREATE TRIGGER know_address AFTER UPDATE OF email ON enquiries
  FOR EACH ROW WHEN (OLD.email = '' AND NEW.email <> '') EXECUTE FUNCTION know_address();

CREATE FUNCTION know_reader() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM know_contact(NEW.email, '', '', NEW.locale);
  RETURN NULL;
END $$;
-- Anybody may ask for anybody: readers are those who have confirmed it.
CREATE TRIGGER know_contact AFTER INSERT OR UPDATE OF status ON newsletter_subscriptions
  FOR EACH ROW WHEN (NEW.status = 'confirmed') EXECUTE FUNCTION know_reader();

-- Whom the gallery knew before.
INSERT INTO contacts (email, name, phone, locale, created_at)
SELECT DISTINCT ON (lower(email)) email, name, phone, locale, min(at) OVER (PARTITION BY lower(email))
FROM (
  SELECT email, name, '' AS phone, locale, created_at AS at, 1 AS rank FROM users WHERE scope <@ '{collector}'
  UNION ALL SELECT email, name, coalesce(billing_address ->> 'phone', ''), locale, created_at, 2 FROM orders
  UNION ALL SELECT email, name, phone, locale, created_at, 3 FROM enquiries
  UNION ALL SELECT email, '', '', locale, requested_at, 4 FROM newsletter_subscriptions WHERE status = 'confirmed'
) AS known WHERE email <> ''
ORDER BY lower(email), rank, at DESC;
UPDATE contacts SET phone = known.phone FROM (
  SELECT DISTINCT ON (lower(email)) email, phone FROM (
    SELECT email, phone, created_at FROM enquiries
    UNION ALL SELECT email, coalesce(billing_address ->> 'phone', ''), created_at FROM orders) AS told
  WHERE phone <> '' ORDER BY lower(email), created_at DESC
) AS known WHERE lower(contacts.email) = lower(known.email) AND contacts.phone = '';
