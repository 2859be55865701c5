import { type RawBuilder, sql } from 'kysely'

import type { Reply } from '../../contract/client.ts'
import { THINNED_KINDS, type ThinnedKind } from '../../contract/personal-data/values.ts'
import { type Database, transact } from '../../database/index.ts'
import { forgetApplications } from '../applications/index.ts'
import { forgetContacts, IS_ALONE } from '../contacts/index.ts'
import { forgetEnquiries } from '../enquiries/index.ts'
import type { FileStore } from '../files/index.ts'
import { readSettings, settingOf } from '../gallery/index.ts'
import { stripOrders, UNDER_WAY, WAS_PAID } from '../orders/index.ts'
import { RUNNING, stripPlans } from '../plans/index.ts'
import { removeFiles } from './erase-person.ts'

/** For how many months it is known who wanted to buy and did not. */
const UNPAID_MONTHS = 12
// Ten years from the end of the year that it was booked in.
const BOOKS_MONTHS = 11 * 12

const AT_ONCE = 200

interface Rule {
  table: 'enquiries' | 'applications' | 'orders' | 'contacts'
  isOver: RawBuilder<boolean>
  /** Answers with the files that are to be removed once this is written. */
  thin: (tx: Database, ids: string[]) => Promise<string[] | void>
}

const before = (months: RawBuilder<number>) => sql`now() - make_interval(months => ${months})`
const lastSaid = sql`(SELECT max(at) FROM application_events WHERE application_id = applications.id)`
const BOOKS_OVER = sql<boolean>`(orders.created_at < ${before(sql.lit(BOOKS_MONTHS))})`

// A plan is booked over a year and a little.
const PLAN_OVER = sql<boolean>`(application_id = applications.id AND plans.status <> ALL (${[...RUNNING]})
  AND plans.created_at < ${before(sql.lit(BOOKS_MONTHS + 13))})`

const RULES: Record<ThinnedKind, Rule> = {
  // What was bought by an offer is told by the words it was made with.
  enquiries: {
    table: 'enquiries',
    isOver: sql<boolean>`said_at < ${before(settingOf('keep_enquiries'))}
      AND NOT EXISTS (SELECT FROM offers WHERE enquiry_id = enquiries.id AND order_id IS NOT NULL)`,
    thin: forgetEnquiries,
  },
  applications: {
    table: 'applications',
    isOver: sql<boolean>`(status = 'declined' AND ${lastSaid} < ${before(settingOf('keep_applications'))})
      OR (surname <> '' AND EXISTS (SELECT FROM plans WHERE ${PLAN_OVER}))`,
    thin: async (tx, ids) => {
      await stripPlans(tx, ids, { keepsBooks: false })
      return forgetApplications(tx, ids)
    },
  },
  // Money that never came, and books that need not be kept any longer.
  orders: {
    table: 'orders',
    isOver: sql<boolean>`orders.billing_address ->> 'name' <> '' AND status <> ALL (${[...UNDER_WAY]})
      AND (${BOOKS_OVER} OR (NOT ${WAS_PAID}
        AND orders.created_at < ${before(sql.lit(UNPAID_MONTHS))}))`,
    thin: (tx, ids) => stripOrders(tx, ids, { keepsInvoiceOf: sql<boolean>`(${WAS_PAID} AND NOT ${BOOKS_OVER})` }),
  },
  // Of whom nothing is left but what they are called; what staff wrote stays as long as what is asked.
  contacts: {
    table: 'contacts',
    isOver: sql<boolean>`(touched_at IS NULL OR touched_at < ${before(settingOf('keep_enquiries'))}) AND ${IS_ALONE}`,
    thin: forgetContacts,
  },
}

/** Forgets of a kind what its time is over for, some at a time, and notes how many that were. */
export async function thinByTime(db: Database, files: FileStore, kind: ThinnedKind): Promise<number> {
  let total = 0
  for (let count = AT_ONCE; count === AT_ONCE; total += count) count = await thinSome(db, files, kind)
  return total
}

async function thinSome(db: Database, files: FileStore, kind: ThinnedKind): Promise<number> {
  const { table, isOver, thin } = RULES[kind]
  const { count, keys } = await transact(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM ${sql.table(table)} WHERE ${isOver} ORDER BY id LIMIT ${AT_ONCE}
      FOR UPDATE SKIP LOCKED`.execute(tx)
    if (rows.length === 0) return { count: 0, keys: [] }
    const removed = await thin(
      tx,
      rows.map(({ id }) => id),
    )
    await tx.insertInto('thinnings').values({ kind, count: rows.length }).execute()
    return { count: rows.length, keys: removed ?? [] }
  })
  await removeFiles(db, files, keys)
  return count
}

/** After how many months what goes by itself, and what went lately. */
export async function readThinning(db: Database): Promise<Reply<'GET /people/data/thinning'>> {
  const { keep_enquiries, keep_applications } = await readSettings(db)
  const months = {
    enquiries: keep_enquiries,
    applications: keep_applications,
    orders: UNPAID_MONTHS,
    contacts: keep_enquiries,
  }
  const lately = await db
    .selectFrom('thinnings')
    .select(['kind', 'at', 'count'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  return {
    rules: THINNED_KINDS.map((kind) => ({ kind, months: months[kind] })),
    lately: lately.map(({ kind, at, count }) => ({ kind, at: at.toISOString(), count })),
  }
}
