-- What search engines are to show of a page, where staff want to say it themselves.
ALTER TABLE artworks ADD COLUMN search_title jsonb, ADD COLUMN search_description jsonb;
ALTER TABLE artists ADD COLUMN search_title jsonb, ADD COLUMN search_description jsonb;
ALTER TABLE series ADD COLUMN search_title jsonb, ADD COLUMN search_description jsonb;

-- Staff find people and orders by any part of a name, an address or a number, however many there are.
CREATE INDEX users_sought ON users USING gin (name gin_trgm_ops, email gin_trgm_ops);
CREATE INDEX orders_sought ON orders USING gin (number gin_trgm_ops, name gin_trgm_ops, email gin_trgm_ops);
