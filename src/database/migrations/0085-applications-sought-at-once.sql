-- What staff look for an artist by, as one text: asked for three, all applications were read as long as they were a thousand.
DROP INDEX applications_sought;
CREATE INDEX applications_sought ON applications
  USING gin (lower(reference || ' ' || email || ' ' || first_name || ' ' || surname) gin_trgm_ops);
