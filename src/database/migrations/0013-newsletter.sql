-- The newsletter: wishes that are confirmed, the log of consents, and the letters that go out.

-- What an address is known by where the address itself must not stand: the same for good, and nothing to whoever has no key.
CREATE FUNCTION newsletter_mark(address text) RETURNS bytea LANGUAGE sql STABLE
RETURN (
  SELECT substr(sha256(key || convert_to('newsletter address' || chr(10) || lower(address), 'UTF8')), 1, 16)
  FROM signing_key
);

ALTER TABLE newsletter_subscriptions
  ADD COLUMN mark bytea,
  -- What links to confirm are made for; another one with each wish that begins anew, so that old links die.
  ADD COLUMN request_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- Where it was asked for last.
  ADD COLUMN source text NOT NULL DEFAULT 'footer'
    CHECK (source IN ('footer', 'registration', 'account', 'application')),
  -- Whose account asked, if one did: verifying its address confirms the wish.
  ADD COLUMN user_id uuid REFERENCES users ON DELETE SET NULL,
  ADD COLUMN confirmed_at timestamptz,
  ADD COLUMN ended_at timestamptz;
UPDATE newsletter_subscriptions SET
  mark = newsletter_mark(email),
  confirmed_at = CASE status WHEN 'confirmed' THEN requested_at END,
  ended_at = CASE status WHEN 'unsubscribed' THEN now() END;
ALTER TABLE newsletter_subscriptions ALTER COLUMN mark SET NOT NULL;
CREATE UNIQUE INDEX newsletter_subscriptions_mark ON newsletter_subscriptions (mark);
CREATE INDEX newsletter_subscriptions_user ON newsletter_subscriptions (user_id);

-- What was asked, shown, confirmed and ended; it holds marks in place of addresses, and no traces of devices.
CREATE TABLE newsletter_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  mark bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('asked', 'confirmed', 'unsubscribed', 'forgotten')),
  -- Where it happened.
  source text NOT NULL CHECK (
    source IN ('footer', 'registration', 'account', 'application', 'verification', 'link', 'page', 'one-click', 'clean-up')
  ),
  locale text NOT NULL CHECK (locale IN ('en', 'fr', 'cn')),
  -- The very words that were agreed to, whatever edition of them that was.
  words text NOT NULL DEFAULT ''
);
CREATE INDEX newsletter_consents_mark ON newsletter_consents (mark, id);
CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE OR TRUNCATE ON newsletter_consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE TABLE newsletter_issues (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subject localized_text NOT NULL,
  body localized_text NOT NULL,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'sending', 'sent')),
  -- Which of the staff; they may leave, so nothing refers to them.
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  sending_at timestamptz,
  sent_at timestamptz,
  CHECK ((status = 'draft') = (sending_at IS NULL) AND (status = 'sent') = (sent_at IS NOT NULL))
);

-- One row per letter and reader, written with the mail itself: so everybody gets it once. Readers may be forgotten, so nothing refers to them.
CREATE TABLE newsletter_deliveries (
  issue_id uuid NOT NULL REFERENCES newsletter_issues,
  subscription_id bigint NOT NULL,
  sent_at timestamptz,
  -- No longer wanted when its turn came.
  is_left_out boolean NOT NULL DEFAULT false,
  PRIMARY KEY (issue_id, subscription_id)
);
CREATE INDEX newsletter_deliveries_subscription ON newsletter_deliveries (subscription_id);
