-- What artists send to be taken into the programme.
CREATE TABLE applications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- What people read out to each other; the last digit checks the others.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^A-\d{2}-\d{4}-\d{3}$'),
  -- What the applicant's browser calls it, so that sending twice makes one application.
  key uuid NOT NULL UNIQUE,
  first_name text NOT NULL,
  surname text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'fr', 'cn')),
  status text NOT NULL DEFAULT 'received'
    CHECK (status IN ('received', 'under_review', 'incomplete', 'accepted', 'declined')),
  wants_newsletter boolean NOT NULL,
  -- The terms of the programme were agreed to when it was sent; without that nothing is stored.
  agreed_at timestamptz NOT NULL DEFAULT now(),
  -- Where its PDF lies among the files that nobody is served, and what is known of it.
  file_key text NOT NULL UNIQUE,
  file_size integer NOT NULL CHECK (file_size > 0),
  pages integer NOT NULL CHECK (pages > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX applications_latest ON applications (created_at DESC, id);
CREATE INDEX applications_status ON applications (status, created_at DESC);

-- What happened to an application, in order; nobody rewrites it.
CREATE TABLE application_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  status text NOT NULL CHECK (status IN ('received', 'under_review', 'incomplete', 'accepted', 'declined')),
  actor text NOT NULL CHECK (actor IN ('applicant', 'staff')),
  -- Which of the staff; they may leave, so nothing refers to them.
  staff_id uuid,
  -- What the applicant is told with it.
  note text NOT NULL DEFAULT ''
);
CREATE INDEX application_events_application ON application_events (application_id, id);
CREATE TRIGGER never_rewritten BEFORE UPDATE OR DELETE OR TRUNCATE ON application_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- Files that are being stored and belong to nothing yet: noted before, forgotten with the row that they belong to.
-- What is still here after an hour was left by a crash.
CREATE TABLE unclaimed_files (
  key text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX unclaimed_files_created ON unclaimed_files (created_at);
