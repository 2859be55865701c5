-- What was erased of whom: an address is known by its mark alone, as in the log of consents. Never rewritten.
CREATE TABLE erasures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  mark bytea NOT NULL,
  -- Which of the staff did it; nobody where somebody deleted their own account.
  staff_id uuid,
  -- How many of each kind went, and how many stay.
  erased jsonb NOT NULL,
  stays jsonb NOT NULL
);
CREATE INDEX erasures_mark ON erasures (mark, at);
CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE OR TRUNCATE ON erasures
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- What was thinned by its time: how many, of what, when.
CREATE TABLE thinnings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL,
  count integer NOT NULL CHECK (count > 0)
);
CREATE INDEX thinnings_at ON thinnings (at DESC);

CREATE INDEX orders_email ON orders (lower(email));
CREATE INDEX applications_email ON applications (lower(email));
CREATE INDEX enquiries_said ON enquiries (said_at);

-- What happened to orders, plans and applications is still never rewritten, and neither is what staff did: but the words
-- that somebody wrote about a person may be taken out of it.
DROP TRIGGER never_rewritten ON order_events;
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER never_rewritten BEFORE UPDATE ON order_events
  FOR EACH ROW WHEN (
    (NEW.id, NEW.order_id, NEW.at, NEW.kind, NEW.status, NEW.actor, NEW.staff_id)
      IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.at, OLD.kind, OLD.status, OLD.actor, OLD.staff_id)
    OR NEW.detail <> OLD.detail - 'reason')
  EXECUTE FUNCTION refuse_rewriting();

DROP TRIGGER never_rewritten ON plan_events;
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON plan_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER never_rewritten BEFORE UPDATE ON plan_events
  FOR EACH ROW WHEN (
    (NEW.id, NEW.plan_id, NEW.at, NEW.kind, NEW.status, NEW.actor, NEW.staff_id)
      IS DISTINCT FROM (OLD.id, OLD.plan_id, OLD.at, OLD.kind, OLD.status, OLD.actor, OLD.staff_id)
    OR NEW.detail <> OLD.detail - 'reason')
  EXECUTE FUNCTION refuse_rewriting();

DROP TRIGGER never_rewritten ON staff_acts;
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON staff_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER never_rewritten BEFORE UPDATE ON staff_acts
  FOR EACH ROW WHEN (
    (NEW.id, NEW.at, NEW.user_id, NEW.actor, NEW.call, NEW.subject, NEW.thing)
      IS DISTINCT FROM (OLD.id, OLD.at, OLD.user_id, OLD.actor, OLD.call, OLD.subject, OLD.thing)
    OR NEW.asked <> OLD.asked - 'reason'
    OR NEW.before IS DISTINCT FROM OLD.before - '{order.refund_reason,order.tracking}'::text[])
  EXECUTE FUNCTION refuse_rewriting();

DROP TRIGGER never_rewritten ON staff_act_ends;
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON staff_act_ends
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER never_rewritten BEFORE UPDATE ON staff_act_ends
  FOR EACH ROW WHEN (
    (NEW.act_id, NEW.at, NEW.refusal) IS DISTINCT FROM (OLD.act_id, OLD.at, OLD.refusal)
    OR NEW.after IS DISTINCT FROM OLD.after - '{order.refund_reason,order.tracking}'::text[])
  EXECUTE FUNCTION refuse_rewriting();

-- What happened to an application goes with the whole of it, and never alone.
CREATE FUNCTION refuse_loose_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM applications WHERE id = OLD.application_id) THEN
    RAISE EXCEPTION '% is never rewritten', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END
$$;
ALTER TABLE application_events
  DROP CONSTRAINT application_events_application_id_fkey,
  ADD FOREIGN KEY (application_id) REFERENCES applications ON DELETE CASCADE;
DROP TRIGGER never_rewritten ON application_events;
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON application_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER never_removed BEFORE DELETE ON application_events
  FOR EACH ROW EXECUTE FUNCTION refuse_loose_removal();
CREATE TRIGGER never_rewritten BEFORE UPDATE ON application_events
  FOR EACH ROW WHEN (
    (NEW.id, NEW.application_id, NEW.at, NEW.status, NEW.actor, NEW.staff_id)
      IS DISTINCT FROM (OLD.id, OLD.application_id, OLD.at, OLD.status, OLD.actor, OLD.staff_id)
    OR NEW.note NOT IN (OLD.note, ''))
  EXECUTE FUNCTION refuse_rewriting();
