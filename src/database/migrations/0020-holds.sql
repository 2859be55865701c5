-- From where an order was placed, as long as it holds works; nobody needs to know afterwards.
ALTER TABLE orders ADD COLUMN caller text;
CREATE INDEX orders_caller ON orders (caller) WHERE caller IS NOT NULL;
