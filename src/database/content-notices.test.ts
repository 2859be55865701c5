import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openTestGallery } from '../testing/open-test-gallery.ts'

// Of these no kept page or reply tells anything by itself; a table that is neither here nor has a notice is named.
const UNSHOWN = [
  ...['alert_letters', 'alerts', 'favourites', 'former_slugs', 'artwork_debuts', 'search_documents', 'search_words'],
  ...['application_events', 'applications', 'unclaimed_files'],
  // Works that are sold or held change their own row, too.
  ...['order_former_addresses', 'order_notes', 'refund_lines', 'refunds', 'withdrawals'],
  ...['artwork_copies', 'disputes', 'offers', 'order_events', 'order_lines', 'orders', 'payment_notices'],
  // What is published goes from here to the tables that pages read.
  ...['content', 'content_changes', 'content_bulks', 'content_counters', 'content_links', 'swept_files', 'staff_views'],
  ...['content_imports', 'content_import_columns', 'gallery_exports'],
  ...['content_addresses', 'link_checks', 'page_visits', 'visit_counting'],
  // A picture never changes: another one has another row.
  ...['media', 'pictures', 'tiled_pictures'],
  ...['enquiries', 'enquiry_artworks', 'enquiry_messages', 'answer_templates', 'enquiry_files'],
  ...['contacts', 'contact_notes', 'contact_letters'],
  ...[
    'mails',
    'mail_words',
    'newsletter_consents',
    'newsletter_deliveries',
    'newsletter_issues',
    'newsletter_subscriptions',
  ],
  ...['password_resets', 'sessions', 'social_codes', 'social_logins', 'user_addresses', 'users'],
  ...['webhooks', 'webhook_deliveries'],
  ...['api_keys', 'house_rules', 'passkeys', 'recovery_codes', 'staff_act_ends', 'staff_acts', 'staff_invitations'],
  ...['erasures', 'thinnings'],
  ...['bill_serials', 'bills', 'bills_due', 'sheets'],
  ...['certificate_keys', 'certificate_transfers', 'certificates', 'certificates_due'],
  ...['certificate_notes', 'collected_works'],
  ...['plan_bills_due', 'plan_charges', 'plan_events', 'plan_ledger', 'plans'],
  ...['sandbox_attempts', 'sandbox_cards', 'sandbox_clock', 'sandbox_payments'],
  ...['sandbox_plan_attempts', 'sandbox_plan_charges', 'sandbox_plans'],
  // Asked for anew with every quote.
  ...['shipping_countries', 'shipping_rates', 'shipping_zones', 'vat_rates'],
  ...['demo', 'migrations', 'rate_limits', 'signing_key'],
]

test('every table that pages show tells all nodes of its changes', async () => {
  const { db } = await openTestGallery()
  const { rows } = await sql<{ name: string; tells: boolean }>`
    SELECT relname AS name, EXISTS (
      SELECT FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
      WHERE tgrelid = pg_class.oid AND proname IN ('notify_content_changed', 'notify_artworks_changed')
    ) AS tells
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
  `.execute(db)
  const namesOf = (tells: boolean) => rows.filter((row) => row.tells === tells).map(({ name }) => name)

  expect(namesOf(true)).toEqual(expect.arrayContaining(['artworks', 'artists', 'gallery', 'pages']))
  expect(namesOf(false).toSorted()).toEqual(UNSHOWN.toSorted())
})
