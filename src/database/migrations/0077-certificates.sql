-- What certificates are signed with. One key signs; those before it are kept, so that what they signed can be checked.
CREATE TABLE certificate_keys (
  -- The beginning of the hash of the public key.
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{16}$'),
  public_key bytea NOT NULL UNIQUE,
  -- Closed (`domain/tokens/sealed.ts`); null where only the public half is known.
  private_key bytea,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  retired_at timestamptz,
  -- Whether somebody else may have it: what it signed holds only as far as it stands in our register.
  is_lost boolean NOT NULL DEFAULT false,
  CHECK (private_key IS NOT NULL OR retired_at IS NOT NULL)
);
CREATE UNIQUE INDEX certificate_keys_one_signs ON certificate_keys ((true)) WHERE retired_at IS NULL;

-- The register: every certificate that was ever issued, as it was signed. Nobody is named in it.
CREATE TABLE certificates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number text NOT NULL,
  -- What its public page is called; nobody guesses it.
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Za-z0-9_-]{22}$'),
  -- What is signed, to the byte (`domain/certificates/certificate.ts`).
  statement text NOT NULL,
  signature bytea NOT NULL CHECK (octet_length(signature) = 64),
  key_id text NOT NULL REFERENCES certificate_keys,
  issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  drawn_at timestamptz,
  void_at timestamptz,
  void_reason text CHECK (void_reason IN ('returned', 'destroyed', 'mistaken')),
  -- Of what was sold here; what came with an import has neither.
  order_id uuid REFERENCES orders,
  artwork_id integer REFERENCES artworks,
  owner_id uuid REFERENCES users ON DELETE SET NULL,
  CHECK ((void_at IS NULL) = (void_reason IS NULL)),
  CHECK ((order_id IS NULL) = (artwork_id IS NULL))
);
-- Registers that are brought together may have the same numbers; those of what was sold here are ours.
CREATE UNIQUE INDEX certificates_number ON certificates (number) WHERE order_id IS NOT NULL;
-- A work that came back and was bought again by the same order does not exist: an order has each work once.
CREATE UNIQUE INDEX certificates_one_a_line ON certificates (order_id, artwork_id);
CREATE INDEX certificates_owner ON certificates (owner_id, issued_at);
CREATE INDEX certificates_to_draw ON certificates (issued_at) WHERE drawn_at IS NULL;
CREATE INDEX certificates_artwork ON certificates (artwork_id);

-- Works were sold or came back, and the register does not say so yet.
CREATE TABLE certificates_due (
  order_id uuid PRIMARY KEY REFERENCES orders,
  since timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX certificates_due_since ON certificates_due (since, order_id);

-- An owner who hands a work on: by a link that somebody else accepts.
CREATE TABLE certificate_transfers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  certificate_id uuid NOT NULL REFERENCES certificates,
  from_id uuid REFERENCES users ON DELETE SET NULL,
  to_id uuid REFERENCES users ON DELETE SET NULL,
  offered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  is_accepted boolean NOT NULL DEFAULT false,
  CHECK (NOT is_accepted OR ended_at IS NOT NULL)
);
CREATE UNIQUE INDEX certificate_transfers_one_open ON certificate_transfers (certificate_id) WHERE ended_at IS NULL;
CREATE INDEX certificate_transfers_from ON certificate_transfers (from_id);
CREATE INDEX certificate_transfers_to ON certificate_transfers (to_id);

-- Whoever bought before there were certificates gets theirs.
INSERT INTO certificates_due (order_id, since)
  SELECT DISTINCT order_id, sold_at FROM artwork_copies WHERE sold_at IS NOT NULL
  ON CONFLICT DO NOTHING;
