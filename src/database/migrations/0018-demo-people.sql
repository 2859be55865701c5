-- Which of the demo's people somebody is, whatever they have become since; nothing for everybody else. Those of a demo
-- that is over can come in no more.
ALTER TABLE users
  ADD COLUMN demo_person text,
  ADD COLUMN demo_ended_at timestamptz,
  ADD CHECK (demo_ended_at IS NULL OR demo_person IS NOT NULL);
CREATE INDEX users_demo_person ON users (demo_person) WHERE demo_person IS NOT NULL;

-- Until now they were known by their addresses, and those of a demo that was over by having no password.
UPDATE users
SET demo_person = split_part(lower(email), '@', 1),
  demo_ended_at = CASE WHEN password_hash IS NULL THEN now() END
WHERE EXISTS (SELECT FROM demo)
  AND lower(email) IN (
    'collector@cimaise.example', 'editor@cimaise.example', 'sales@cimaise.example', 'admin@cimaise.example'
  );

UPDATE users
SET demo_person = social_logins.subject
FROM social_logins
WHERE social_logins.user_id = users.id AND social_logins.provider = 'demo'
  AND users.demo_person IS NULL AND users.scope = '{collector}';
