-- The newsletter's desk: letters in parts, with works between the words; sent at a time that was said; added up once every
-- mail of theirs has come to its end.
ALTER TABLE newsletter_issues
  DROP CONSTRAINT newsletter_issues_status_check,
  DROP CONSTRAINT newsletter_issues_check,
  -- Drafts may lack any language; what has to be there is asked when they go out.
  ALTER COLUMN subject TYPE jsonb,
  ALTER COLUMN body TYPE jsonb USING jsonb_build_array(jsonb_build_object('text', body)),
  -- Rises with every change, so that nobody writes over, or sends, what they have not seen.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN changed_by text NOT NULL DEFAULT '',
  ADD COLUMN scheduled_for timestamptz,
  -- How many had confirmed when it began to go out.
  ADD COLUMN audience integer,
  -- What became of its mails, once none of them is on its way any more.
  ADD COLUMN readers integer,
  ADD COLUMN sent integer,
  ADD COLUMN left_out integer,
  ADD COLUMN failed integer;
-- When the last of its mails was written, which is not when the last went out.
ALTER TABLE newsletter_issues RENAME COLUMN sent_at TO written_at;
UPDATE newsletter_issues SET
  -- The next minute adds them up.
  status = CASE status WHEN 'sent' THEN 'sending' ELSE status END,
  audience = (SELECT count(*) FROM newsletter_deliveries WHERE issue_id = newsletter_issues.id),
  changed_at = coalesce(sending_at, created_at)
WHERE status <> 'draft';
ALTER TABLE newsletter_issues
  ADD CHECK (status IN ('draft', 'scheduled', 'sending', 'sent', 'failed')),
  ADD CHECK ((status IN ('sending', 'sent')) = (sending_at IS NOT NULL) AND (sending_at IS NULL) = (audience IS NULL)),
  ADD CHECK ((status IN ('scheduled', 'failed')) = (scheduled_for IS NOT NULL)),
  ADD CHECK (written_at IS NULL OR sending_at IS NOT NULL),
  ADD CHECK ((status = 'sent') = (num_nonnulls(readers, sent, left_out, failed) = 4)
    AND num_nonnulls(readers, sent, left_out, failed) IN (0, 4));

-- The mail that brings it; it is forgotten after a month, so nothing refers to it.
ALTER TABLE newsletter_deliveries ADD COLUMN mail_id uuid;
UPDATE newsletter_deliveries SET mail_id = mails.id FROM mails
WHERE mails.kind = 'newsletter' AND data ->> 'issueId' = issue_id::text
  AND data ->> 'subscriptionId' = subscription_id::text;

-- Somebody of the staff ends it for a reader who asks them to.
ALTER TABLE newsletter_consents DROP CONSTRAINT newsletter_consents_source_check;
ALTER TABLE newsletter_consents ADD CONSTRAINT newsletter_consents_source_check CHECK (
  source IN (
    'footer', 'registration', 'account', 'application', 'verification', 'link', 'page', 'one-click', 'staff', 'clean-up'
  )
);

-- A page of the list costs the same however many readers there are, whichever filter is on.
CREATE INDEX newsletter_subscriptions_status ON newsletter_subscriptions (status, id);
CREATE INDEX newsletter_subscriptions_locale ON newsletter_subscriptions (locale, id);
CREATE INDEX newsletter_subscriptions_both ON newsletter_subscriptions (status, locale, id);
CREATE INDEX newsletter_subscriptions_sought ON newsletter_subscriptions USING gin (email gin_trgm_ops) WITH (fastupdate = off);
