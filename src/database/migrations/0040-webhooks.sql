-- Where other programs are told what happens in the gallery.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  url text NOT NULL,
  events text[] NOT NULL,
  -- What is told is signed with it; sealed by the gallery's key.
  secret bytea NOT NULL,
  -- 'paused': nothing has got through for days, so nothing is told until somebody looks at it.
  state text NOT NULL DEFAULT 'on' CHECK (state IN ('on', 'off', 'paused')),
  made_by text NOT NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_delivered_at timestamptz
);

-- What is told to one of them: written with what causes it, tried until it gets through or for days.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- In which order they came about.
  place bigint GENERATED ALWAYS AS IDENTITY,
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  event text NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given-up')),
  tries integer NOT NULL DEFAULT 0,
  -- When it is tried next; while it is on its way, when whoever has it must have died.
  next_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  -- What was answered the last time, or why nothing was.
  status integer,
  fault text
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, place);
