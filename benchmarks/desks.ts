// node benchmarks/desks.ts: what the lists of those who sell cost with 100 orders and 500 people, and with 10,000 orders,
// 10,000 enquiries, 50,000 people and readers, 1,000 applications and 100,000 mails, one call after the other in turns.
// Fails when one costs more than twice as much, and one could feel it.
import { createHash } from 'node:crypto'

import { type SelectQueryBuilder, sql } from 'kysely'

import type { Database, Tables } from '../src/database/index.ts'
import { listApplications, presentApplications } from '../src/domain/applications/index.ts'
import { findContacts, listContacts, readContact } from '../src/domain/contacts/index.ts'
import { listEnquiries, presentSalesEnquiries } from '../src/domain/enquiries/index.ts'
import { listLetters } from '../src/domain/mail/index.ts'
import { listSubscribers } from '../src/domain/newsletter/index.ts'
import { listSales, presentSale, presentSales } from '../src/domain/orders/index.ts'
import { listPlans } from '../src/domain/plans/index.ts'
import { readToday } from '../src/domain/today/index.ts'
import { compareSizes } from './compare-sizes.ts'
import { fillDesks } from './fill-desks.ts'
import { onOwnDatabase } from './on-own-database.ts'
import { timeOf } from './time-in-turns.ts'

const [FEW, MANY] = [100, 10_000]

const orders = (query: Omit<Parameters<typeof listSales>[1], 'page'>) => async (db: Database) =>
  presentSales(db, (await listSales(db, { ...query, page: 1 })).orders, 'en')

const enquiries = (query: Omit<Parameters<typeof listEnquiries>[1], 'page'>) => async (db: Database) =>
  presentSalesEnquiries(db, (await listEnquiries(db, { ...query, page: 1 })).enquiries, {
    locale: 'en',
    takesMail: false,
  })

const letters = (query: Omit<Parameters<typeof listLetters>[2], 'limit'>) => (db: Database) =>
  listLetters(db, { name: 'Ada', scope: ['admin'] }, { ...query, limit: 50 })

const applications = (query: Omit<Parameters<typeof listApplications>[1], 'page'>) => async (db: Database) =>
  presentApplications(db, (await listApplications(db, { ...query, page: 1 })).applications)

const plans = (query: Omit<Parameters<typeof listPlans>[1], 'page'>) => (db: Database) =>
  listPlans(db, { ...query, page: 1 })

const readers = (query: Omit<Parameters<typeof listSubscribers>[1], 'limit'>) => (db: Database) =>
  listSubscribers(db, { ...query, limit: 50 })

/** What somebody has who is in both galleries. */
const of42 = <Row>(of: SelectQueryBuilder<Tables, 'orders' | 'contacts', Row>): Promise<Row> =>
  of.where(sql<boolean>`lower(email) = 'name42@example.com'`).executeTakeFirstOrThrow()

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
  'applications: all': applications({}),
  'applications of a state': applications({ status: 'accepted' }),
  'applications by an address': applications({ query: 'name42@' }),
  'applications by nothing there': applications({ query: 'zzzzzz' }),
  'plans: all': plans({}),
  'plans by an address': plans({ query: 'name42@' }),
  'readers: all': readers({}),
  'readers of a language': readers({ locale: 'fr', status: 'confirmed' }),
  'readers by an address': readers({ query: 'name42@' }),
  'readers by nothing there': readers({ query: 'zzzzzz' }),
  'one order': async (db) => presentSale(db, await of42(db.selectFrom('orders').selectAll()), 'en'),
  'one person': async (db) => readContact(db, (await of42(db.selectFrom('contacts').select('id'))).id, 'en'),
}

await onOwnDatabase((few) =>
  onOwnDatabase(async (many) => {
    const filling = await timeOf(async () => {
      await fillDesks(few, FEW)
      await fillDesks(many, MANY)
    })
    console.log(`Filled in ${Math.round(filling / 1000)} s.`)
    await compareSizes(few.db, many.db, CALLS)
  }),
)
