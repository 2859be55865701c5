-- What was paid back and came back, since a bank could not bring it to its owner: it only grows. What was refunded is
-- without it.
ALTER TABLE orders
  ADD COLUMN refunds_failed integer NOT NULL DEFAULT 0 CHECK (refunds_failed >= 0),
  -- Why staff wanted the money to go back; for themselves alone.
  ADD COLUMN refund_reason text,
  -- When the provider was last heard about its payment.
  ADD COLUMN heard_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX orders_refunded ON orders (heard_at) WHERE status = 'refunded';

ALTER TABLE plan_charges ADD COLUMN refunds_failed integer NOT NULL DEFAULT 0 CHECK (refunds_failed >= 0);
ALTER TABLE plan_ledger
  DROP CONSTRAINT plan_ledger_kind_check,
  ADD CONSTRAINT plan_ledger_kind_check
    CHECK (kind IN ('charged', 'paid', 'failed', 'refunded', 'refund_failed', 'written_off'));

-- Payments of orders and plans that whoever paid them asked their bank to take back.
CREATE TABLE disputes (
  provider text NOT NULL,
  id text NOT NULL,
  order_id uuid REFERENCES orders,
  plan_id uuid REFERENCES plans,
  state text NOT NULL CHECK (state IN ('needs_response', 'under_review', 'won', 'lost', 'closed')),
  -- Whether the bank only asks, and the money is still there to be paid back.
  is_refundable boolean NOT NULL,
  amount integer NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  reason text NOT NULL,
  due_at timestamptz,
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (provider, id),
  CHECK ((order_id IS NULL) <> (plan_id IS NULL)),
  CHECK ((ended_at IS NULL) = (state IN ('needs_response', 'under_review')))
);
CREATE INDEX disputes_order ON disputes (order_id);
CREATE INDEX disputes_plan ON disputes (plan_id);

-- The sandbox's own books.
ALTER TABLE sandbox_payments
  ADD COLUMN refunds_failed integer NOT NULL DEFAULT 0 CHECK (refunds_failed >= 0),
  -- Whether its next refund comes back.
  ADD COLUMN refund_fails boolean NOT NULL DEFAULT false,
  ADD COLUMN dispute text CHECK (dispute IN ('needs_response', 'won', 'lost')),
  ADD COLUMN disputed_at timestamptz,
  ADD CHECK ((dispute IS NULL) = (disputed_at IS NULL));
