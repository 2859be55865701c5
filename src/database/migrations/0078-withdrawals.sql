-- Buyers who withdraw from a purchase, beside the order: its states stay as they are.
CREATE TABLE withdrawals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- From which of its works.
  artworks integer[] NOT NULL CHECK (cardinality(artworks) > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refused')),
  answered_at timestamptz,
  -- Who of the staff answered; they may leave, so nothing refers to them.
  staff_id uuid,
  -- What the buyer was told with it.
  answer text NOT NULL DEFAULT '',
  CHECK ((state = 'open') = (answered_at IS NULL))
);
CREATE INDEX withdrawals_order ON withdrawals (order_id, at);
CREATE INDEX withdrawals_waiting ON withdrawals (at) WHERE state <> 'refused';
