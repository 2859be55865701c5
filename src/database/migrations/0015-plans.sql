-- The plans of accepted artists: a card that is charged month by month, for one year.
CREATE TABLE plans (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- One per application; before the first try to pay there is none.
  application_id uuid NOT NULL UNIQUE REFERENCES applications,
  status text NOT NULL DEFAULT 'awaiting_payment'
    CHECK (status IN ('awaiting_payment', 'active', 'past_due', 'unpaid', 'cancelled', 'completed')),
  -- Of one month, in cents, as it was agreed to.
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'EUR' CHECK (currency = 'EUR'),
  months smallint NOT NULL CHECK (months > 0),
  agreed_at timestamptz NOT NULL DEFAULT now(),
  -- Who takes the money, and what it calls this plan; tries of cards are counted before each is made.
  provider text NOT NULL CHECK (provider IN ('stripe', 'sandbox')),
  provider_id text,
  attempts integer NOT NULL DEFAULT 0,
  last_attempt uuid,
  -- While a card is being tried no other is; should whoever tries it die, until then.
  busy_until timestamptz,
  -- What the provider said last.
  provider_state text NOT NULL DEFAULT 'incomplete' CHECK (provider_state IN
    ('incomplete', 'requires_action', 'active', 'past_due', 'unpaid', 'cancelled', 'completed')),
  declined text,
  secret text,
  card_brand text,
  card_last4 text,
  next_charge_at timestamptz,
  next_attempt_at timestamptz,
  ends_at timestamptz,
  -- When the provider was asked last, and when that last brought something new.
  asked_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- When it was asked to be cancelled, which the provider is told until it has done so.
  cancel_wanted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider, provider_id),
  CHECK ((card_brand IS NULL) = (card_last4 IS NULL))
);
CREATE INDEX plans_latest ON plans (created_at DESC, id);
CREATE INDEX plans_running ON plans (provider) WHERE status IN ('awaiting_payment', 'active', 'past_due');

-- Each month that was due; what it adds up to is in the ledger too.
CREATE TABLE plan_charges (
  plan_id uuid NOT NULL REFERENCES plans,
  month smallint NOT NULL CHECK (month > 0),
  provider_charge_id text NOT NULL,
  amount integer NOT NULL CHECK (amount >= 0),
  state text NOT NULL CHECK (state IN ('open', 'processing', 'paid', 'failed', 'void', 'refunded')),
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  declined text,
  received integer NOT NULL DEFAULT 0 CHECK (received >= 0),
  refunded integer NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  written_off integer NOT NULL DEFAULT 0 CHECK (written_off >= 0),
  due_at timestamptz NOT NULL,
  paid_at timestamptz,
  PRIMARY KEY (plan_id, month)
);
CREATE INDEX plan_charges_processing ON plan_charges (plan_id) WHERE state = 'processing';

-- What moved, in cents; nobody rewrites it. Charged is what was due, paid and refunded is money,
-- failed only tells of a try that was refused, written off is what nobody is asked for any more.
CREATE TABLE plan_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plan_id uuid NOT NULL REFERENCES plans,
  month smallint NOT NULL CHECK (month > 0),
  kind text NOT NULL CHECK (kind IN ('charged', 'paid', 'failed', 'refunded', 'written_off')),
  amount integer NOT NULL CHECK (amount <> 0 AND (amount > 0 OR kind = 'written_off')),
  -- What its kind comes to in this month with it: so nothing is written twice, whatever the code does.
  total integer NOT NULL CHECK (total >= 0),
  -- When it happened by the provider's clock, and when it came into this book.
  at timestamptz NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (plan_id, month, kind, total)
);
CREATE INDEX plan_ledger_at ON plan_ledger (at);
CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE OR TRUNCATE ON plan_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- What happened to a plan, in order; nobody rewrites it.
CREATE TABLE plan_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plan_id uuid NOT NULL REFERENCES plans,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL,
  -- The state that it brought about, if it did.
  status text,
  actor text NOT NULL CHECK (actor IN ('artist', 'provider', 'gallery', 'staff')),
  -- Which of the staff; they may leave, so nothing refers to them.
  staff_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX plan_events_plan ON plan_events (plan_id, id);
CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE OR TRUNCATE ON plan_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- The books of the sandbox: a provider apart, so nothing here refers to the gallery's own.

-- How far its clock was moved ahead of everybody's.
CREATE TABLE sandbox_clock (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  days integer NOT NULL DEFAULT 0 CHECK (days BETWEEN 0 AND 36500)
);
INSERT INTO sandbox_clock DEFAULT VALUES;
CREATE FUNCTION sandbox_now() RETURNS timestamptz LANGUAGE sql VOLATILE
RETURN clock_timestamp() + (SELECT days FROM sandbox_clock) * interval '24 hours';

CREATE TABLE sandbox_plans (
  id text PRIMARY KEY,
  -- What whoever opened it calls it: opening twice opens once.
  plan_id text NOT NULL UNIQUE,
  reference text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  months smallint NOT NULL CHECK (months > 0),
  state text NOT NULL DEFAULT 'incomplete' CHECK (state IN
    ('incomplete', 'requires_action', 'active', 'past_due', 'unpaid', 'cancelled', 'completed')),
  declined text,
  secret text NOT NULL UNIQUE,
  -- The card, which is forgotten elsewhere: what comes of charging it, and its last digits.
  outcome text,
  last4 text CHECK (last4 ~ '^\d{4}$'),
  -- From when on its months are counted.
  began_at timestamptz,
  next_charge_at timestamptz,
  next_attempt_at timestamptz,
  ends_at timestamptz,
  -- When its next step is due, whatever that is.
  due_at timestamptz,
  -- Whether its notices get lost on their way.
  is_silent boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_plans_due ON sandbox_plans (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE sandbox_plan_charges (
  id text PRIMARY KEY,
  sandbox_plan_id text NOT NULL REFERENCES sandbox_plans,
  month smallint NOT NULL CHECK (month > 0),
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'processing', 'paid', 'failed', 'void', 'refunded')),
  attempts integer NOT NULL DEFAULT 0,
  declined text,
  -- When it failed first: later tries are counted from then.
  failed_at timestamptz,
  due_at timestamptz NOT NULL,
  paid_at timestamptz,
  received integer NOT NULL DEFAULT 0 CHECK (received IN (0, amount)),
  refunded integer NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND received),
  UNIQUE (sandbox_plan_id, month),
  CHECK ((state IN ('paid', 'refunded')) = (received > 0))
);

-- Every try of a card, so that the same one again charges nothing.
CREATE TABLE sandbox_plan_attempts (
  sandbox_plan_id text NOT NULL REFERENCES sandbox_plans,
  attempt text NOT NULL,
  PRIMARY KEY (sandbox_plan_id, attempt)
);
