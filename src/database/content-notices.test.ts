import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { eventually } from '../testing/eventually.ts'
import { hangSeveral } from '../testing/hang-several.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'
import { type Database, listen } from './index.ts'
import { kindsNamedIn, TOLD_TABLES } from './told.ts'

// Of these no kept page or reply tells anything by itself; a table that is neither here nor has a notice is named.
const UNSHOWN = [
  ...['alert_letters', 'alerts', 'favourites', 'former_slugs', 'artwork_debuts', 'search_documents', 'search_words'],
  ...['application_events', 'applications', 'unclaimed_files'],
  // Works that are sold or held change their own row, too.
  ...['order_former_addresses', 'order_notes', 'refund_lines', 'refunds', 'withdrawals'],
  ...['artwork_copies', 'disputes', 'offers', 'order_events', 'order_lines', 'orders', 'payment_notices'],
  // What is published goes from here to the tables that pages read.
  ...['content', 'content_changes', 'content_bulks', 'content_counters', 'content_links', 'staff_views'],
  ...['swept_files', 'perhaps_unused_files'],
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
  ...['password_resets', 'sessions', 'social_codes', 'social_logins', 'user_addresses'],
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

const readTables = (db: Database) =>
  sql<{ name: string; tells: boolean }>`
    SELECT relname AS name, EXISTS (
      SELECT FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
      WHERE tgrelid = pg_class.oid AND proname IN ('notify_content_changed', 'notify_rows_changed')
    ) AS tells
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
  `.execute(db)

test('every table that pages show tells all nodes of its changes', async () => {
  const { db } = await openTestGallery()
  const { rows } = await readTables(db)
  const namesOf = (tells: boolean) => rows.filter((row) => row.tells === tells).map(({ name }) => name)

  expect(namesOf(true)).toEqual(expect.arrayContaining(['artworks', 'artists', 'gallery', 'pages']))
  expect(namesOf(false).toSorted()).toEqual(UNSHOWN.toSorted())
})

test('what is told stands in one list, views with all that they are made of', async () => {
  const { db } = await openTestGallery()
  const { rows: views } = await sql<{ name: string; tables: string[] }>`
    SELECT view_name AS name, array_agg(DISTINCT table_name::text) AS tables
    FROM information_schema.view_table_usage WHERE view_schema = 'public' GROUP BY view_name
  `.execute(db)
  const { rows: told } = await readTables(db)

  const names = told.filter(({ tells }) => tells).map(({ name }) => name)
  expect([...names, ...views.map(({ name }) => name)].toSorted()).toEqual(TOLD_TABLES.toSorted())
  for (const { name, tables } of views) {
    expect(kindsNamedIn(name).toSorted()).toEqual([...new Set(tables.flatMap(kindsNamedIn))].toSorted())
  }
})

test('notices name the rows, and what those belong to and belonged to', async () => {
  const { db, pool, connection, ...gallery } = await openTestGallery()
  const { artists, series, works, exhibitions, news, press } = await hangSeveral({ db, pool, connection, ...gallery })
  const { user } = await gallery.logIn()
  const [first, second] = [artists[0]!.id, artists[1]!.id]
  const [work, inSeries, show] = [works[0]!.id, works[1]!.id, exhibitions[0]!.id]
  await pool.query('UPDATE artists SET user_id = $1 WHERE id = $2', [user.id, first])
  const heard: string[] = []
  for (const channel of ['content_changed', 'artworks_changed']) {
    onTestFinished((await listen(connection, channel, (notice = '') => heard.push(notice))).close)
  }
  const told = async (statement: string) => {
    heard.length = 0
    await pool.query(statement)
    // A notice of our own comes after it, on each channel.
    for (const channel of ['content_changed', 'artworks_changed']) await pool.query(`NOTIFY ${channel}, 'end'`)
    await eventually(() => expect(heard.filter((notice) => notice === 'end')).toHaveLength(2))
    return heard.filter((notice) => notice !== 'end')
  }

  const ofWork = `artworks:${work} artworks.artist:${first} artworks.exhibition:${show}`
  expect(await told(`UPDATE artworks SET price = 1 WHERE id = ${work}`)).toEqual([ofWork])
  expect(await told(`UPDATE artwork_pictures SET view = view WHERE artwork_id = ${work}`)).toEqual([ofWork])
  expect(await told(`UPDATE artworks SET artist_id = ${second}, series_id = NULL WHERE id = ${inSeries}`)).toEqual([
    `artworks:${inSeries} artworks.artist:${first},${second} artworks.series:${series[0]!.id} artworks.exhibition:${exhibitions[1]!.id}`,
  ])
  expect(await told(`UPDATE series SET position = 1 WHERE id = ${series[0]!.id}`)).toEqual([
    `series:${series[0]!.id} series.artist:${first}`,
  ])
  expect(await told(`UPDATE artists SET position = 9 WHERE id = ${first}`)).toEqual([`artists:${first}`])
  expect(await told(`UPDATE users SET name = 'H.' WHERE id = '${user.id}'`)).toEqual([`artists:${first}`])
  expect(await told(`UPDATE users SET locale = 'fr' WHERE id = '${user.id}'`)).toEqual([])
  expect(await told(`DELETE FROM exhibition_artworks WHERE artwork_id = ${work}`)).toEqual([`exhibitions:${show}`])
  expect(await told(`UPDATE news SET lead = NULL WHERE id = ${news[0]!.id}`)).toEqual([
    `news:${news[0]!.id} news.artist:${first}`,
  ])
  expect(await told(`DELETE FROM press_artists WHERE press_id = ${press[0]!.id}`)).toEqual([
    `presses:${press[0]!.id} presses.artist:${first}`,
  ])
  expect(await told(`UPDATE pages SET image = NULL WHERE slug = 'footer'`)).toEqual(['pages:0'])
  expect(await told('UPDATE artworks SET price = 2 WHERE false')).toEqual([])
  expect(
    await told(
      'INSERT INTO awards (artist_id, year, title) SELECT ' +
        `${first}, n, '{"en": "x"}' FROM generate_series(1900, 1910) AS n`,
    ),
  ).toEqual([`artists:${first}`])
  // Its own notice is waited for, too.
  await told(
    `INSERT INTO news (id, slug, title, body) SELECT n, 'n' || n, '{"en": "x"}', '{"en": "x"}' FROM generate_series(1000, 1400) AS n`,
  )
  expect(await told('UPDATE news SET lead = NULL')).toEqual(['news'])
  expect(await told('TRUNCATE press_artists')).toEqual(['presses'])
})
