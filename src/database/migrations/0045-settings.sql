-- What else belongs to a gallery, as its administrators have set it; what they leave open is as it was built.
CREATE TABLE settings (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  legal_name text,
  legal_form text,
  register text,
  vat_number text,
  bank_holder text,
  iban text,
  bic text,
  reply_address text,
  -- The language for whoever asks for none that there is.
  default_language text,
  -- For how many minutes an order holds its works, and is renewed once.
  hold_minutes integer CHECK (hold_minutes > 0),
  -- The hour of the gallery's day at which collectors are told what is new.
  letters_hour integer CHECK (letters_hour BETWEEN 0 AND 23),
  -- After how many months without a word what strangers have written is forgotten.
  keep_enquiries integer CHECK (keep_enquiries > 0),
  keep_applications integer CHECK (keep_applications > 0)
);
INSERT INTO settings DEFAULT VALUES;

CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
