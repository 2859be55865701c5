-- Words of mails that staff have changed, by the name of the mail: parts, and in them languages.
CREATE TABLE mail_words (
  id integer PRIMARY KEY,
  mail text NOT NULL UNIQUE,
  words jsonb NOT NULL
);

-- Who signs the gallery's mails, and where they are called.
ALTER TABLE gallery
  ADD mail_signature jsonb,
  ADD mail_phone text;

-- Which of the mails to the gallery reach somebody of its staff, too, and which its own address does without then.
ALTER TABLE users ADD mailed_about text[] NOT NULL DEFAULT '{}';
CREATE INDEX users_mailed ON users (id) WHERE mailed_about <> '{}';
ALTER TABLE house_rules ADD unmailed text[] NOT NULL DEFAULT '{}';
