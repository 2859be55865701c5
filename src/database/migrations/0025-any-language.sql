-- Which languages there are is written in one place, the contract; a further one needs no migration.
DO $$
DECLARE named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['applications', 'enquiries', 'mails', 'newsletter_consents', 'newsletter_subscriptions', 'orders', 'users']
  LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', named, named || '_locale_check');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (locale ~ ''^[a-z]{2}$'')', named, named || '_locale_check');
  END LOOP;
END $$;
