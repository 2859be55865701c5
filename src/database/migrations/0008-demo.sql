-- What the demo gallery has painted so far: a start that was broken off goes on from here, and a finished one never paints again.
CREATE TABLE demo_pictures (
  slug text PRIMARY KEY,
  picture_id integer NOT NULL REFERENCES pictures
);
CREATE TABLE demo (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  hung_at timestamptz NOT NULL DEFAULT now()
);
