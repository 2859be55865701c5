-- Papers that staff ask for: for the wall, for clients, for customs. What one says is written down once, so that the
-- same paper comes out whenever it is drawn; it is forgotten after a month.
CREATE TABLE sheets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Made by whoever asks, so that a second press asks for nothing new.
  key uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  locale text NOT NULL,
  -- What it is saved as.
  name text NOT NULL,
  content jsonb NOT NULL,
  -- Of papers that name a buyer: they go with what is kept of the buyer.
  order_id uuid REFERENCES orders ON DELETE CASCADE,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  drawn_at timestamptz,
  failed_at timestamptz,
  UNIQUE (user_id, key)
);
CREATE INDEX sheets_user ON sheets (user_id, made_at);
CREATE INDEX sheets_made_at ON sheets (made_at);
CREATE INDEX sheets_order ON sheets (order_id) WHERE order_id IS NOT NULL;

-- Whatever takes a row away, its file is nobody's then, and swept up.
CREATE FUNCTION unclaim_sheet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unclaimed_files (key) VALUES ('papers/sheets/' || OLD.id || '.pdf') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER unclaim_sheet AFTER DELETE ON sheets FOR EACH ROW EXECUTE FUNCTION unclaim_sheet();
