-- The books of the sandbox that takes payments in the demo: a provider apart, so nothing here refers to the gallery's own.

-- A card as it is known after it was shown once: never its number.
CREATE TABLE sandbox_cards (
  token text PRIMARY KEY,
  owner text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^\d{4}$'),
  -- What comes of charging it.
  outcome text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_cards_created ON sandbox_cards (created_at);

CREATE TABLE sandbox_payments (
  id text PRIMARY KEY,
  -- What whoever opened it calls it: opening twice opens once.
  order_id text NOT NULL UNIQUE,
  order_number text NOT NULL,
  email text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'requires_action', 'processing', 'succeeded', 'cancelled')),
  received integer NOT NULL DEFAULT 0 CHECK (received IN (0, amount)),
  refunded integer NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND received),
  declined text,
  secret text NOT NULL UNIQUE,
  -- Whether its notices get lost on their way.
  is_silent boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'succeeded') = (received > 0))
);

-- Every try to charge a card, so that the same one again charges nothing.
CREATE TABLE sandbox_attempts (
  payment_id text NOT NULL REFERENCES sandbox_payments,
  attempt text NOT NULL,
  PRIMARY KEY (payment_id, attempt)
);
