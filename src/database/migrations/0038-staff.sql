-- Whoever works for the gallery proves who they are by more than a password.
ALTER TABLE users
  -- Since when somebody no longer works here: they keep what they have done, and come in nowhere.
  ADD COLUMN deactivated_at timestamptz,
  -- Sealed by the gallery's key.
  ADD COLUMN totp_secret bytea,
  -- What will take its place once a code of it was shown.
  ADD COLUMN totp_pending bytea,
  -- The last half minute of which a code was taken: none is taken twice.
  ADD COLUMN totp_step integer NOT NULL DEFAULT 0;

-- When a session last showed whose it is, by whatever its owner has; and when by a second factor: a password that was
-- shown once more does not count as one, should a rule or its owner ask for one later.
ALTER TABLE sessions
  ADD COLUMN proved_at timestamptz,
  ADD COLUMN factor_shown_at timestamptz;

-- For whoever has lost the device: each opens once. Kept as hashes alone.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- What the gallery asks of whoever works for it.
CREATE TABLE house_rules (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  -- Of whom a second factor is asked.
  second_factor text NOT NULL DEFAULT 'admin' CHECK (second_factor IN ('nobody', 'admin', 'staff'))
);
INSERT INTO house_rules DEFAULT VALUES;

-- Who was asked to work here, until they have said yes or a week is over.
CREATE TABLE staff_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL,
  scope text[] NOT NULL,
  locale text NOT NULL,
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days'
);
CREATE UNIQUE INDEX staff_invitations_email ON staff_invitations (lower(email));
