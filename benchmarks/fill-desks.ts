import path from 'node:path'

import { sql } from 'kysely'

import { type Database, transact } from '../src/database/index.ts'
import { openLocalFiles } from '../src/domain/files/index.ts'
import { beginGallery } from '../src/domain/folder/index.ts'
import { addOrder } from '../src/testing/add-order.ts'
import { createFactories } from '../src/testing/factories.ts'
import type { OwnDatabase } from './on-own-database.ts'

/** How many people are known for each order, how many read the newsletter, and how many mails were sent. */
const [PEOPLE, READERS, MAILS] = [5, 5, 10]
/** How many artists apply for each order, and how few at least: no list has fewer rows than a page. */
const [APPLICATIONS, PAGE] = [0.1, 50]

const NAME = `'Name' || n || 'th ' || (ARRAY['Moreau', 'Okafor', 'Lindqvist', 'Tanaka', 'Brandt'])[n % 5 + 1]`
const EMAIL = `'name' || n || '@example.com'`
const MOMENT = `now() - n * interval '20 minutes'`
const [name, email, moment] = [sql.raw(NAME), sql.raw(EMAIL), sql.raw(MOMENT)]

/** Rows of a table like the one that is there, each with what makes it its own. */
const multiply = (db: Database, table: string, count: number, own: string) =>
  sql`
    INSERT INTO ${sql.table(table)}
    SELECT (jsonb_populate_record(NULL::${sql.table(table)}, to_jsonb(one) || ${sql.raw(own)})).*
    FROM (SELECT * FROM ${sql.table(table)} LIMIT 1) AS one, generate_series(2, ${count}::int) AS n`.execute(db)

/** Fills the desks: as many orders and enquiries, more people and readers, applications and plans, and the mails about all that. */
export async function fillDesks({ db, folder }: OwnDatabase, count: number): Promise<void> {
  await beginGallery({ db, files: openLocalFiles(path.join(folder, 'files')), folder: path.resolve('new-gallery') })
  const { addArtwork } = createFactories(db)
  const artwork = await addArtwork({ kind: 'print', edition_size: 20_000 })
  await addOrder(db, { artworks: [artwork.id], order: { status: 'completed' } })
  await transact(db, async (tx) => {
    // Triggers read anew for each row what somebody did; here that is known beforehand.
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await fillOrders(tx, count)
    await fillEnquiries(tx, count)
    await fillPeople(tx, count)
    await fillApplications(tx, Math.max(PAGE, count * APPLICATIONS))
    await fillMails(tx, count * MAILS)
  })
  await sql`VACUUM ANALYZE`.execute(db)
}

async function fillOrders(db: Database, count: number): Promise<void> {
  await multiply(
    db,
    'orders',
    count,
    `jsonb_build_object('id', gen_random_uuid(), 'key', gen_random_uuid(), 'name', ${NAME}, 'email', ${EMAIL},
      'number', '26-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0'),
      'status', CASE WHEN n % 500 = 0 THEN 'paid' ELSE 'completed' END, 'created_at', ${MOMENT})`,
  )
  await sql`
    INSERT INTO order_lines SELECT (jsonb_populate_record(NULL::order_lines, to_jsonb(line) || jsonb_build_object('order_id', orders.id, 'copy', null))).*
    FROM (SELECT * FROM order_lines LIMIT 1) AS line, orders WHERE orders.id <> line.order_id`.execute(db)
  await sql`
    INSERT INTO order_events (order_id, kind, status, actor, at)
    SELECT id, kind, step, actor, created_at
    FROM orders, (VALUES ('placed', 'awaiting_payment', 'buyer'), ('paid', 'paid', 'provider')) AS event (kind, step, actor)`.execute(
    db,
  )
}

async function fillEnquiries(db: Database, count: number): Promise<void> {
  await sql`
    INSERT INTO enquiries (reference, key, kind, name, email, locale, status, awaits_answer, said_at, created_at)
    SELECT 'E-26-' || lpad((n / 1000)::text, 4, '0') || '-' || lpad((n % 1000)::text, 3, '0'), gen_random_uuid(), 'question', ${name}, ${email}, 'en',
      CASE WHEN n % 20 = 0 THEN 'open' ELSE 'closed' END, n % 200 = 0, ${moment}, ${moment}
    FROM generate_series(1, ${count}::int) n`.execute(db)
  await sql`
    INSERT INTO enquiry_messages (enquiry_id, key, author, text, at)
    SELECT id, gen_random_uuid(), 'sender',
      'Is number' || reference || ' signed, and ' || (SELECT string_agg(md5(reference || line), ' ') FROM generate_series(1, 8) line), said_at
    FROM enquiries, generate_series(1, 2) AS turn`.execute(db)
}

/** People with an account, some of whom have ordered or asked, and as many readers of the newsletter. */
async function fillPeople(db: Database, count: number): Promise<void> {
  await sql`
    INSERT INTO users (name, email, locale, created_at)
    SELECT ${name}, ${email}, 'en', ${moment} FROM generate_series(1, ${count * PEOPLE}::int) n`.execute(db)
  await sql`
    INSERT INTO contacts (name, email, locale, created_at, bought_at, asked_at, reads_since)
    SELECT ${name}, ${email}, 'en', ${moment}, CASE WHEN n BETWEEN 2 AND ${count} THEN ${moment} END,
      CASE WHEN n <= ${count} THEN ${moment} END, CASE WHEN n % 10 > 0 THEN ${moment} END
    FROM generate_series(1, ${count * PEOPLE}::int) n`.execute(db)
  await sql`
    INSERT INTO newsletter_subscriptions (email, locale, status, requested_at, mark)
    SELECT ${email}, (ARRAY['en', 'fr', 'cn'])[n % 3 + 1], CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'confirmed' END, ${moment},
      decode(md5(n::text), 'hex')
    FROM generate_series(1, ${count * READERS}::int) n`.execute(db)
}

/** Artists who have applied; every second pays for a plan. */
async function fillApplications(db: Database, count: number): Promise<void> {
  await sql`
    INSERT INTO applications (reference, key, first_name, surname, email, phone, locale, status, wants_newsletter, file_key, file_size, pages, created_at)
    SELECT 'A-26-' || lpad((n / 1000)::text, 4, '0') || '-' || lpad((n % 1000)::text, 3, '0'), gen_random_uuid(),
      split_part(${name}, ' ', 1), split_part(${name}, ' ', 2), ${email}, '', 'en', CASE WHEN n % 2 = 0 THEN 'accepted' ELSE 'declined' END,
      false, 'applications/' || n || '.pdf', 1000, 1, ${moment}
    FROM generate_series(1, ${count}::int) n`.execute(db)
  await sql`
    INSERT INTO plans (application_id, status, amount, months, provider, provider_id, created_at)
    SELECT id, 'completed', 4900, 12, 'sandbox', reference, created_at FROM applications WHERE status = 'accepted'`.execute(
    db,
  )
}

const fillMails = (db: Database, count: number) =>
  sql`
    INSERT INTO mails (kind, to_name, to_email, locale, data, shelf, subject, sent_at, failed_at, created_at)
    SELECT 'order-received', ${name}, ${email}, 'en', '{}', 'sales', 'Your order ' || n,
      CASE WHEN n > 60 THEN ${moment} END, CASE WHEN n <= 60 THEN ${moment} END, ${moment}
    FROM generate_series(1, ${count}::int) n`.execute(db)
