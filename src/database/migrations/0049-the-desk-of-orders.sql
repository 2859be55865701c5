-- Money that goes back in part: up to which sum it is to go, in cents. What is wanted whole has `refund_wanted_at`.
ALTER TABLE orders ADD COLUMN refund_goal integer NOT NULL DEFAULT 0 CHECK (refund_goal BETWEEN 0 AND received);
CREATE INDEX orders_refund_underway ON orders (id) WHERE refund_goal > refunded;
CREATE INDEX orders_by_status ON orders (status, created_at DESC, id);

CREATE TABLE refunds (
  -- What the browser of whoever wanted it calls it, so that asking twice is once.
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Which of the staff; they may leave, so nothing refers to them.
  staff_id uuid NOT NULL,
  reason text NOT NULL,
  delivery integer NOT NULL CHECK (delivery >= 0),
  -- All of it: of the lines and of the delivery.
  amount integer NOT NULL CHECK (amount > 0),
  -- When it came back, since a bank could not bring it to the buyer.
  failed_at timestamptz
);
CREATE INDEX refunds_order ON refunds (order_id, at);

CREATE TABLE refund_lines (
  refund_id uuid NOT NULL REFERENCES refunds,
  order_id uuid NOT NULL,
  artwork_id integer NOT NULL,
  amount integer NOT NULL CHECK (amount >= 0),
  -- Whether the work came back on sale with it.
  is_returned boolean NOT NULL,
  PRIMARY KEY (refund_id, artwork_id),
  FOREIGN KEY (order_id, artwork_id) REFERENCES order_lines (order_id, artwork_id)
);
CREATE INDEX refund_lines_order ON refund_lines (order_id, artwork_id);

-- An address as it stood in an order before it was corrected.
CREATE TABLE order_former_addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  staff_id uuid NOT NULL,
  which text NOT NULL CHECK (which IN ('billing', 'delivery')),
  address jsonb NOT NULL
);
CREATE INDEX order_former_addresses_order ON order_former_addresses (order_id, id);

-- What staff write down for each other.
CREATE TABLE order_notes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  staff_id uuid NOT NULL,
  text text NOT NULL
);
CREATE INDEX order_notes_order ON order_notes (order_id, at);
