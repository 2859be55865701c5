-- Who brings a parcel, beside its number.
ALTER TABLE orders ADD COLUMN carrier text;

-- Whether an order was paid with cards that move no money: those of the sandbox, or of a provider in its test mode.
ALTER TABLE orders ADD COLUMN is_test boolean NOT NULL DEFAULT false;
UPDATE orders SET is_test = true WHERE provider = 'sandbox';

-- What we called the refunds that the sandbox has paid, and those of them that came back.
ALTER TABLE sandbox_payments
  ADD COLUMN refund_names text[] NOT NULL DEFAULT '{}',
  ADD COLUMN failed_refund_names text[] NOT NULL DEFAULT '{}';
