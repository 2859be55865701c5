// node benchmarks/desks.ts: what the lists of those who sell cost with 100 orders and people, and with 10,000 orders,
// 10,000 enquiries, 50,000 people and 100,000 mails, one call after the other in turns. Fails when one costs more than
// twice as much, and one could feel it.
import { createHash } from 'node:crypto'
import path from 'node:path'

import { sql } from 'kysely'

import type { Database } from '../src/database/index.ts'
import { findContacts, listContacts } from '../src/domain/contacts/index.ts'
import { listEnquiries, presentSalesEnquiries } from '../src/domain/enquiries/index.ts'
import { openLocalFiles } from '../src/domain/files/index.ts'
import { beginGallery } from '../src/domain/folder/index.ts'
import { listLetters } from '../src/domain/mail/index.ts'
import { listSales, presentSales } from '../src/domain/orders/index.ts'
import { readToday } from '../src/domain/today/index.ts'
import { addOrder } from '../src/testing/add-order.ts'
import { createFactories } from '../src/testing/factories.ts'
import { onOwnDatabase, type OwnDatabase } from './on-own-database.ts'
import { timeInTurns, weigh } from './time-in-turns.ts'

const [FEW, MANY] = [100, 10_000]
/** How many people are known for each order, and how many mails were sent. */
const [PEOPLE, MAILS] = [5, 10]
const MOST = 2
/** Milliseconds that nobody feels. */
const UNFELT = 3

/** Rows of a table like the one that is there, each with what makes it its own. */
const multiply = (db: Database, table: string, count: number, own: string) =>
  sql`
    INSERT INTO ${sql.table(table)}
    SELECT (jsonb_populate_record(NULL::${sql.table(table)}, to_jsonb(one) || ${sql.raw(own)})).*
    FROM (SELECT * FROM ${sql.table(table)} LIMIT 1) AS one, generate_series(2, ${count}::int) AS n`.execute(db)

const NAME = `'Name' || n || 'th ' || (ARRAY['Moreau', 'Okafor', 'Lindqvist', 'Tanaka', 'Brandt'])[n % 5 + 1]`
const EMAIL = `'name' || n || '@example.com'`
const MOMENT = `now() - n * interval '20 minutes'`

/** Fills the desks: as many orders and enquiries, more people, and the mails about all that. */
async function fill({ db, folder }: OwnDatabase, count: number): Promise<void> {
  await beginGallery({ db, files: openLocalFiles(path.join(folder, 'files')), folder: path.resolve('new-gallery') })
  const { addArtwork } = createFactories(db)
  const artwork = await addArtwork({ kind: 'print', edition_size: 20_000 })
  await addOrder(db, { artworks: [artwork.id], order: { status: 'completed' } })
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
    INSERT INTO enquiries (reference, key, kind, name, email, locale, status, awaits_answer, said_at, created_at)
    SELECT 'E-26-' || lpad((n / 1000)::text, 4, '0') || '-' || lpad((n % 1000)::text, 3, '0'), gen_random_uuid(), 'question', ${sql.raw(NAME)}, ${sql.raw(EMAIL)}, 'en',
      CASE WHEN n % 20 = 0 THEN 'open' ELSE 'closed' END, n % 200 = 0, ${sql.raw(MOMENT)}, ${sql.raw(MOMENT)}
    FROM generate_series(1, ${count}::int) n`.execute(db)
  await sql`
    INSERT INTO enquiry_messages (enquiry_id, key, author, text, at)
    SELECT id, gen_random_uuid(), 'sender',
      'Is number' || reference || ' signed, and ' || (SELECT string_agg(md5(reference || line), ' ') FROM generate_series(1, 20) line), said_at
    FROM enquiries, generate_series(1, 2) AS turn`.execute(db)
  await sql`
    INSERT INTO users (name, email, locale, created_at)
    SELECT ${sql.raw(NAME)}, ${sql.raw(EMAIL)}, 'en', ${sql.raw(MOMENT)}
    FROM generate_series(1, ${count * PEOPLE}::int) n`.execute(db)
  await sql`
    INSERT INTO mails (kind, to_name, to_email, locale, data, shelf, subject, sent_at, failed_at, created_at)
    SELECT 'order-received', ${sql.raw(NAME)}, ${sql.raw(EMAIL)}, 'en', '{}', 'sales', 'Your order ' || n,
      CASE WHEN n > 60 THEN ${sql.raw(MOMENT)} END, CASE WHEN n <= 60 THEN ${sql.raw(MOMENT)} END, ${sql.raw(MOMENT)}
    FROM generate_series(1, ${count * MAILS}::int) n`.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
}

const orders = (query: Omit<Parameters<typeof listSales>[1], 'page'>) => async (db: Database) =>
  presentSales(db, (await listSales(db, { ...query, page: 1 })).orders, 'en')

const enquiries = (query: Omit<Parameters<typeof listEnquiries>[1], 'page'>) => async (db: Database) =>
  presentSalesEnquiries(db, (await listEnquiries(db, { ...query, page: 1 })).enquiries, {
    locale: 'en',
    takesMail: false,
  })

const letters = (query: Omit<Parameters<typeof listLetters>[2], 'limit'>) => (db: Database) =>
  listLetters(db, { name: 'Ada', scope: ['admin'] }, { ...query, limit: 50 })

/** Each finds as much in the one gallery as in the other: a full page, or one thing. */
const CALLS: Record<string, (db: Database) => Promise<unknown>> = {
  today: readToday,
  orders: orders({}),
  'orders of a state': orders({ status: 'completed' }),
  'orders by number': orders({ query: '-0042' }),
  'orders by name': orders({ query: 'name42th' }),
  'orders by an address': orders({ query: 'NAME42@' }),
  'orders by nothing there': orders({ query: 'zzzzzz' }),
  'enquiries: all': enquiries({}),
  'enquiries: closed': enquiries({ status: 'closed' }),
  'enquiries by name': enquiries({ query: 'name42th' }),
  'enquiries by a word in them': enquiries({
    query: createHash('md5').update('E-26-0000-0421').digest('hex').slice(0, 12),
  }),
  'enquiries by nothing there': enquiries({ query: 'zzzzzz' }),
  people: (db) => listContacts(db, {}),
  'people by an address': (db) => listContacts(db, { query: 'name42@' }),
  'people by nothing there': (db) => listContacts(db, { query: 'zzzzzz' }),
  'people by a rare name': (db) => listContacts(db, { query: 'name42th' }),
  'people of a common name': (db) => listContacts(db, { query: 'moreau' }),
  'people by two letters': (db) => listContacts(db, { query: 'mo' }),
  'people who bought': (db) => listContacts(db, { did: 'bought' }),
  'people who asked': (db) => listContacts(db, { did: 'asked' }),
  'people for the palette': (db) => findContacts(db, 'moreau', 5),
  letters: letters({}),
  'letters that failed': letters({ state: 'failed' }),
  'letters by an address': letters({ query: 'name42@' }),
}

await onOwnDatabase((few) =>
  onOwnDatabase(async (many) => {
    await fill(few, FEW)
    await fill(many, MANY)
    const table: Record<string, ReturnType<typeof weigh>> = {}
    for (const [name, call] of Object.entries(CALLS)) {
      const [atFew, atMany] = await timeInTurns([() => call(few.db), () => call(many.db)])
      table[name] = weigh(atFew, atMany)
    }
    console.table(table)
    const broken = Object.entries(table).filter(([, { few, many, times }]) => times > MOST && many - few > UNFELT)
    for (const [name, { times }] of broken) console.error(`BROKEN: ${name} costs ${times} times as much`)
    process.exitCode = broken.length > 0 ? 1 : 0
  }),
)
