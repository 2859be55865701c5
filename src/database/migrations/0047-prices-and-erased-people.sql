-- Who may see prices; null is everybody. Where not everybody may, no reply that is kept for all has one.
ALTER TABLE settings ADD COLUMN prices_for text CHECK (prices_for IN ('everybody', 'logged-in', 'nobody'));

-- Nodes filter works by price in memory, so they read all works again.
CREATE TRIGGER prices_changed AFTER UPDATE ON settings
  FOR EACH ROW WHEN (OLD.prices_for IS DISTINCT FROM NEW.prices_for) EXECUTE FUNCTION notify_artworks_changed();

-- When whose they are was taken out of orders and applications; what was erased before this column is only without an address.
ALTER TABLE orders ADD COLUMN erased_at timestamptz;
ALTER TABLE applications ADD COLUMN erased_at timestamptz;
