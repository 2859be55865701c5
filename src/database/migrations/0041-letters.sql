-- What became of a mail: how often it was tried, what the mail server answered, and the mail as it went out, without the
-- links that let their reader act.
ALTER TABLE mails
  ADD shelf text NOT NULL DEFAULT 'house',
  ADD tries integer NOT NULL DEFAULT 0,
  ADD first_tried_at timestamptz,
  ADD next_try_at timestamptz,
  ADD failed_at timestamptz,
  ADD dropped_at timestamptz,
  ADD trouble text,
  ADD answer text,
  ADD subject text,
  ADD html text,
  ADD body text,
  ADD is_test boolean NOT NULL DEFAULT false,
  -- Which mail it repeats, and who wanted that; the other one may be forgotten first.
  ADD again_of uuid,
  ADD asked_by text;

UPDATE mails SET shelf = CASE
  WHEN kind IN ('newsletter', 'alert') THEN 'letters'
  WHEN split_part(kind, '-', 1) IN ('order', 'payment', 'sale', 'dispute', 'refund', 'enquiry', 'application', 'plan')
    THEN 'sales'
  ELSE 'house' END;

-- A page of the list costs the same however many mails there are, whichever filter is on.
DROP INDEX mails_sent_at;
CREATE INDEX mails_listed ON mails (created_at DESC, id DESC) WHERE shelf <> 'letters';
CREATE INDEX mails_on_shelf ON mails (shelf, created_at DESC, id DESC);
CREATE INDEX mails_of_kind ON mails (kind, created_at DESC, id DESC);
CREATE INDEX mails_failed ON mails (created_at DESC, id DESC) WHERE failed_at IS NOT NULL;
CREATE INDEX mails_dropped ON mails (created_at DESC, id DESC) WHERE dropped_at IS NOT NULL;
CREATE INDEX mails_due ON mails (created_at DESC, id DESC)
  WHERE sent_at IS NULL AND failed_at IS NULL AND dropped_at IS NULL;
CREATE INDEX mails_again ON mails (again_of) WHERE again_of IS NOT NULL;
CREATE INDEX mails_sought ON mails USING gin (to_email gin_trgm_ops, to_name gin_trgm_ops, subject gin_trgm_ops);
