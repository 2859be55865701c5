-- Staff find an artist who has applied, or pays for a plan, as quickly among thousands as among a hundred.
CREATE INDEX applications_sought ON applications
  USING gin (reference gin_trgm_ops, email gin_trgm_ops, (first_name || ' ' || surname) gin_trgm_ops);
