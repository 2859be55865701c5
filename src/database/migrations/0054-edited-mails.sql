-- What staff wrote for one mail alone, in the place of its usual words: text by the part of the mail.
ALTER TABLE mails ADD COLUMN edited jsonb;
