-- The desk at which staff answer: how an enquiry began, whether its sender waits, who sees to it, and how often it changed.
ALTER TABLE enquiries
  ADD COLUMN origin text NOT NULL DEFAULT 'site' CHECK (origin IN ('site', 'phone', 'visit', 'mail')),
  ADD COLUMN awaits_answer boolean NOT NULL DEFAULT true,
  ADD COLUMN assigned_to uuid REFERENCES users ON DELETE SET NULL,
  -- Rises with whatever is said, offered, withdrawn, closed or opened: who answers names the one that they have seen.
  ADD COLUMN version integer NOT NULL DEFAULT 1;
UPDATE enquiries SET awaits_answer = coalesce((
  SELECT author = 'sender' AND NOT EXISTS (
    SELECT FROM offers WHERE offers.enquiry_id = enquiries.id AND offers.created_at > enquiry_messages.at)
  FROM enquiry_messages WHERE enquiry_messages.enquiry_id = enquiries.id ORDER BY enquiry_messages.id DESC LIMIT 1), false);
CREATE INDEX enquiries_waiting ON enquiries (said_at DESC, id) WHERE awaits_answer AND status = 'open';
CREATE INDEX enquiries_assigned ON enquiries (assigned_to, said_at DESC) WHERE assigned_to IS NOT NULL;

-- What somebody said on the telephone or at the gallery is noted by whoever heard it.
ALTER TABLE enquiry_messages DROP CONSTRAINT enquiry_messages_check;
ALTER TABLE enquiry_messages ADD CONSTRAINT enquiry_messages_staff CHECK (author <> 'gallery' OR staff_id IS NOT NULL);

-- What the gallery writes again and again, in its languages.
CREATE TABLE answer_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- What the browser calls it, so that making it twice makes one.
  key uuid NOT NULL UNIQUE,
  title text NOT NULL,
  texts jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- What goes with an answer; the file itself lies in the store, where nobody is served. Without a message it waits for one.
CREATE TABLE enquiry_files (
  id uuid PRIMARY KEY,
  enquiry_id uuid NOT NULL REFERENCES enquiries ON DELETE CASCADE,
  message_id bigint REFERENCES enquiry_messages ON DELETE CASCADE,
  file_key text NOT NULL UNIQUE,
  name text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX enquiry_files_enquiry ON enquiry_files (enquiry_id, created_at);
CREATE INDEX enquiry_files_message ON enquiry_files (message_id);

-- What the way to one country costs by an offer, all included, where the usual prices know none or more; in cents.
ALTER TABLE offers
  ADD COLUMN delivery_price integer CHECK (delivery_price > 0),
  ADD COLUMN delivery_country text CHECK (delivery_country ~ '^[A-Z]{2}$'),
  ADD CONSTRAINT offers_delivery CHECK ((delivery_price IS NULL) = (delivery_country IS NULL));
