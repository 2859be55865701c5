-- What the invoices of an artist's plan are addressed to, as the artist told it; null until then.
ALTER TABLE applications ADD COLUMN billing jsonb;

-- Whether a plan is paid with cards that move no money.
ALTER TABLE plans ADD COLUMN is_test boolean NOT NULL DEFAULT false;
UPDATE plans SET is_test = true WHERE provider = 'sandbox';

-- The payment that a month was paid by, where the provider calls it otherwise than the month.
ALTER TABLE plan_charges ADD COLUMN payment_id text;

-- Which month of a plan a dispute is about.
ALTER TABLE disputes ADD COLUMN month smallint CHECK (month > 0);

-- A bill is about an order, or about a month of a plan.
ALTER TABLE bills
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN plan_id uuid,
  ADD COLUMN month smallint,
  ADD FOREIGN KEY (plan_id, month) REFERENCES plan_charges,
  ADD CHECK ((order_id IS NULL) <> (plan_id IS NULL)),
  ADD CHECK ((plan_id IS NULL) = (month IS NULL));
CREATE INDEX bills_plan ON bills (plan_id, month, issued_at) WHERE plan_id IS NOT NULL;
CREATE UNIQUE INDEX bills_one_invoice_a_month ON bills (plan_id, month) WHERE kind = 'invoice';

-- The programme is taxed like everything else that is no work of art, until staff say otherwise.
ALTER TABLE vat_rates DROP CONSTRAINT vat_rates_kind_check;
ALTER TABLE vat_rates ADD CONSTRAINT vat_rates_kind_check
  CHECK (kind IN ('original', 'print', 'delivery', 'programme'));
INSERT INTO vat_rates (kind, rate) SELECT 'programme', rate FROM vat_rates WHERE kind = 'delivery';

-- A month was paid or went back, and its paper is not issued yet: for a moment, until the legal data is there, or until
-- the artist has told an address. The rate is that of the day on which the money came.
CREATE TABLE plan_bills_due (
  plan_id uuid NOT NULL,
  month smallint NOT NULL,
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  vat_rate integer NOT NULL CHECK (vat_rate BETWEEN 0 AND 10000),
  PRIMARY KEY (plan_id, month),
  FOREIGN KEY (plan_id, month) REFERENCES plan_charges
);
CREATE INDEX plan_bills_due_since ON plan_bills_due (since, plan_id, month);

-- Whoever paid before there were papers gets theirs.
INSERT INTO plan_bills_due (plan_id, month, since, vat_rate)
  SELECT plan_id, month, coalesce(paid_at, due_at),
    coalesce((SELECT rate FROM vat_rates WHERE kind = 'programme'), 0)
  FROM plan_charges JOIN plans ON plans.id = plan_id JOIN applications ON applications.id = application_id
  WHERE received > 0 AND erased_at IS NULL;

-- By which number a company that buys is taxed.
UPDATE orders SET billing_address = billing_address || '{"vat_number": ""}';
UPDATE user_addresses SET billing = billing || '{"vat_number": ""}' WHERE billing IS NOT NULL;
