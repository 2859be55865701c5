-- Invoices and credit notes: numbered when they are issued, and never changed afterwards.
CREATE TABLE bills (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  -- Paid with test cards: worth nothing, and numbered apart.
  is_test boolean NOT NULL,
  year integer NOT NULL,
  serial integer NOT NULL CHECK (serial > 0),
  number text NOT NULL UNIQUE,
  order_id uuid NOT NULL REFERENCES orders,
  -- The gallery's day.
  day date NOT NULL,
  -- Cents.
  gross integer NOT NULL CHECK (gross > 0),
  vat integer NOT NULL CHECK (vat BETWEEN 0 AND gross),
  -- Of a credit note: how much of each line of the invoice it takes back, in cents.
  credits integer[] CHECK ((kind = 'credit-note') = (credits IS NOT NULL)),
  -- All that it says (`domain/papers/bill.ts`).
  content jsonb NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  drawn_at timestamptz,
  UNIQUE (kind, is_test, year, serial)
);
CREATE INDEX bills_order ON bills (order_id, issued_at);
CREATE INDEX bills_day ON bills (day, number);
CREATE UNIQUE INDEX bills_one_invoice ON bills (order_id) WHERE kind = 'invoice';
-- What was issued but has no file yet.
CREATE INDEX bills_to_draw ON bills (issued_at) WHERE drawn_at IS NULL;

-- The last number of each year. A row is held until its bill is written, so that no number is missing or given twice.
CREATE TABLE bill_serials (
  kind text NOT NULL,
  is_test boolean NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (kind, is_test, year)
);

-- Money came or went back, and the paper about it is not issued yet: for a moment, or until the legal data is there.
CREATE TABLE bills_due (
  order_id uuid PRIMARY KEY REFERENCES orders,
  since timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX bills_due_since ON bills_due (since, order_id);

-- Whoever bought before there were papers gets theirs, the oldest first.
INSERT INTO bills_due (order_id, since)
  SELECT id, created_at FROM orders WHERE received > 0 AND flag IS NULL;
