-- What somebody answered to a mail: the address it came from, what of it is quoted from before, and which files were not taken.
ALTER TABLE enquiry_messages
  ADD COLUMN mailed_from text,
  ADD COLUMN quoted text NOT NULL DEFAULT '',
  ADD COLUMN left_out text[] NOT NULL DEFAULT '{}';

-- Whoever rang may leave a number and no address.
ALTER TABLE enquiries ADD CONSTRAINT enquiries_reached CHECK (email <> '' OR phone <> '');
