-- Such as "Firefox, Windows": so that people recognise where they are logged in.
ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';

-- Addresses as they travel: whole, or not there.
CREATE TABLE user_addresses (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  billing jsonb,
  delivery jsonb,
  is_same boolean NOT NULL DEFAULT true
);

CREATE TABLE favourites (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  artwork_id integer NOT NULL REFERENCES artworks ON DELETE CASCADE,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, artwork_id)
);
CREATE INDEX favourites_artwork_id ON favourites (artwork_id);

-- Who somebody is at another service.
CREATE TABLE social_logins (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX social_logins_user_id ON social_logins (user_id);

-- Like sessions, these tokens are known by their SHA-256 alone.
CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_user_id ON password_resets (user_id);
CREATE INDEX password_resets_expires_at ON password_resets (expires_at);

-- What a login at another service comes back with, for the one browser that knows the answer to the challenge.
CREATE TABLE social_codes (
  code_hash bytea PRIMARY KEY CHECK (octet_length(code_hash) = 32),
  challenge text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_codes_user_id ON social_codes (user_id);
CREATE INDEX social_codes_expires_at ON social_codes (expires_at);

-- What links are signed with that carry everything in themselves; the same on every node.
CREATE TABLE signing_key (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  key bytea NOT NULL
);
INSERT INTO signing_key (key)
VALUES (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Every mail, from the moment it is due; its id is its Message-ID, however often it is sent.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  to_name text NOT NULL,
  to_email text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'fr', 'cn')),
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mails_sent_at ON mails (sent_at);
