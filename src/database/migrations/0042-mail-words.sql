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
