-- What members of staff did, beside what the history of content keeps: written down before it is done, so that nothing
-- is done unnoticed, and never rewritten. Who it was is kept when their account is gone.
CREATE TABLE staff_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  user_id uuid NOT NULL,
  actor text NOT NULL,
  -- The call of the API, and what it was about, such as the number of an order.
  call text NOT NULL,
  subject text NOT NULL,
  thing text NOT NULL,
  asked jsonb NOT NULL,
  before jsonb
);
CREATE INDEX staff_acts_at ON staff_acts (at, id);
CREATE INDEX staff_acts_user ON staff_acts (user_id, at);
CREATE INDEX staff_acts_subject ON staff_acts (subject, at);
CREATE INDEX staff_acts_thing ON staff_acts (thing, at);

-- How it ended; what has no end was broken off.
CREATE TABLE staff_act_ends (
  act_id bigint PRIMARY KEY REFERENCES staff_acts,
  at timestamptz NOT NULL DEFAULT now(),
  -- Nothing, or why it was refused.
  refusal text,
  after jsonb
);

CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_act_ends
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- The history of content neither; but the saves of one sitting are one entry, which grows, and an account may go.
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON content_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER never_rewritten BEFORE UPDATE ON content_changes
  FOR EACH ROW WHEN (
    (NEW.id, NEW.kind, NEW.content_id, NEW.act, NEW.actor, NEW.key, NEW.bulk, NEW.before)
      IS DISTINCT FROM (OLD.id, OLD.kind, OLD.content_id, OLD.act, OLD.actor, OLD.key, OLD.bulk, OLD.before)
    OR ((NEW.version, NEW.after, NEW.touched) IS DISTINCT FROM (OLD.version, OLD.after, OLD.touched)
      AND (OLD.act <> 'drafted' OR OLD.bulk IS NOT NULL)))
  EXECUTE FUNCTION refuse_rewriting();

CREATE INDEX content_changes_by_staff ON content_changes (at, id) WHERE user_id IS NOT NULL;
