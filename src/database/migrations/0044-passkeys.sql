-- What a device shows instead of a code: keys that it keeps, of which the gallery knows the public half.
CREATE TABLE passkeys (
  -- What the device calls it.
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Where it was made, such as "Firefox, Windows".
  device text NOT NULL,
  public_key bytea NOT NULL,
  -- How often it was used, as the device counts; one that counts backwards is a copy.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- What a session was asked to sign: once, and within minutes.
ALTER TABLE sessions
  ADD COLUMN challenge text,
  ADD COLUMN challenged_at timestamptz;
