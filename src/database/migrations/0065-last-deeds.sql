-- When somebody last bought and asked, and since when they read the newsletter, kept with their contact: lists of people
-- are narrowed and sorted by it. Nobody writes these columns but the triggers below.
ALTER TABLE contacts
  ADD COLUMN bought_at timestamptz,
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN reads_since timestamptz;

-- An order is its buyer's; one whose account is gone belongs to its address.
CREATE FUNCTION last_purchase(address text) RETURNS timestamptz LANGUAGE sql STABLE
RETURN greatest(
  (SELECT max(orders.created_at) FROM orders JOIN users ON users.id = orders.user_id
    WHERE lower(users.email) = address AND orders.received > 0),
  (SELECT max(created_at) FROM orders
    WHERE user_id IS NULL AND email <> '' AND lower(email) = address AND received > 0));

-- A thread belongs to its address; without one, to the number that was left. What the gallery began is no question.
CREATE FUNCTION last_question(address text, number text) RETURNS timestamptz LANGUAGE sql STABLE
RETURN greatest(
  (SELECT max(created_at) FROM enquiries WHERE email <> '' AND lower(email) = address AND origin <> 'gallery'),
  (SELECT max(created_at) FROM enquiries WHERE email = '' AND phone_key(phone) = number AND origin <> 'gallery'));

CREATE FUNCTION reader_since(address text) RETURNS timestamptz LANGUAGE sql STABLE
RETURN (SELECT requested_at FROM newsletter_subscriptions WHERE lower(email) = address AND status = 'confirmed');

-- Reads anew what whoever has this address or number did. They are held first: whoever waited sees what the other wrote.
CREATE FUNCTION note_deeds(address text, number text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM contacts WHERE lower(email) = address OR phone_key = number ORDER BY id FOR NO KEY UPDATE;
  UPDATE contacts SET
    bought_at = last_purchase(lower(email)),
    asked_at = last_question(lower(email), phone_key),
    reads_since = reader_since(lower(email))
  WHERE lower(email) = address OR phone_key = number;
END $$;

CREATE FUNCTION note_own_deeds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bought_at := last_purchase(lower(NEW.email));
  NEW.asked_at := last_question(lower(NEW.email), phone_key(NEW.phone));
  NEW.reads_since := reader_since(lower(NEW.email));
  RETURN NEW;
END $$;
CREATE TRIGGER note_deeds BEFORE INSERT OR UPDATE OF email, phone ON contacts
  FOR EACH ROW EXECUTE FUNCTION note_own_deeds();

CREATE FUNCTION note_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  FOR address IN
    SELECT lower(users.email) FROM users WHERE users.id IN (OLD.user_id, NEW.user_id)
    UNION SELECT lower(known) FROM unnest(ARRAY[OLD.email, NEW.email]) AS known WHERE known <> ''
    ORDER BY 1
  LOOP
    PERFORM note_deeds(address, NULL);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER note_deeds AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.received > 0) EXECUTE FUNCTION note_purchase();
CREATE TRIGGER note_changed_deeds AFTER UPDATE ON orders
  FOR EACH ROW WHEN ((OLD.received > 0 OR NEW.received > 0)
    AND (OLD.received > 0, OLD.user_id, OLD.email, OLD.created_at)
      IS DISTINCT FROM (NEW.received > 0, NEW.user_id, NEW.email, NEW.created_at))
  EXECUTE FUNCTION note_purchase();
CREATE TRIGGER note_lost_deeds AFTER DELETE ON orders
  FOR EACH ROW WHEN (OLD.received > 0) EXECUTE FUNCTION note_purchase();

-- What an account bought goes with its address. Its orders are held: a payment that is under way is waited for.
CREATE FUNCTION note_moved_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  address text;
BEGIN
  PERFORM FROM orders WHERE user_id = OLD.id ORDER BY id FOR SHARE;
  FOR address IN
    SELECT DISTINCT lower(known) FROM unnest(ARRAY[OLD.email, NEW.email]) AS known WHERE known <> '' ORDER BY 1
  LOOP
    PERFORM note_deeds(address, NULL);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER note_changed_deeds AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION note_moved_account();
CREATE TRIGGER note_lost_deeds AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION note_moved_account();

CREATE FUNCTION note_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_deeds(address, number) FROM (
    SELECT nullif(lower(OLD.email), '') AS address, CASE OLD.email WHEN '' THEN phone_key(OLD.phone) END AS number
    UNION SELECT nullif(lower(NEW.email), ''), CASE NEW.email WHEN '' THEN phone_key(NEW.phone) END
    ORDER BY 1, 2
  ) AS known WHERE num_nonnulls(address, number) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER note_deeds AFTER INSERT ON enquiries
  FOR EACH ROW WHEN (NEW.origin <> 'gallery') EXECUTE FUNCTION note_question();
CREATE TRIGGER note_changed_deeds AFTER UPDATE OF email, phone, origin, created_at ON enquiries
  FOR EACH ROW WHEN ((OLD.email, OLD.phone, OLD.origin, OLD.created_at)
    IS DISTINCT FROM (NEW.email, NEW.phone, NEW.origin, NEW.created_at)) EXECUTE FUNCTION note_question();
CREATE TRIGGER note_lost_deeds AFTER DELETE ON enquiries
  FOR EACH ROW WHEN (OLD.origin <> 'gallery') EXECUTE FUNCTION note_question();

CREATE FUNCTION note_reader() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_deeds(address, NULL) FROM (
    SELECT lower(OLD.email) AS address UNION SELECT lower(NEW.email) ORDER BY 1
  ) AS known WHERE address IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_deeds AFTER INSERT ON newsletter_subscriptions
  FOR EACH ROW WHEN (NEW.status = 'confirmed') EXECUTE FUNCTION note_reader();
CREATE TRIGGER note_changed_deeds AFTER UPDATE OF email, status, requested_at ON newsletter_subscriptions
  FOR EACH ROW WHEN (OLD.status = 'confirmed' OR NEW.status = 'confirmed') EXECUTE FUNCTION note_reader();
CREATE TRIGGER note_lost_deeds AFTER DELETE ON newsletter_subscriptions
  FOR EACH ROW WHEN (OLD.status = 'confirmed') EXECUTE FUNCTION note_reader();

-- What was done before.
UPDATE contacts SET
  bought_at = last_purchase(lower(email)),
  asked_at = last_question(lower(email), phone_key),
  reads_since = reader_since(lower(email));

CREATE INDEX contacts_bought ON contacts (bought_at DESC, id DESC) WHERE head_id IS NULL AND bought_at IS NOT NULL;
CREATE INDEX contacts_asked ON contacts (asked_at DESC, id DESC) WHERE head_id IS NULL AND asked_at IS NOT NULL;
CREATE INDEX contacts_reading ON contacts (reads_since DESC, id DESC) WHERE head_id IS NULL AND reads_since IS NOT NULL;
