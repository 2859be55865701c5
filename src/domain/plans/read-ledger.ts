import { type SelectQueryBuilder, sql } from 'kysely'

import type { PlanEntry, PlanTotals } from '../../contract/plans/endpoints.ts'
import type { Database, Tables } from '../../database/index.ts'

const PER_PAGE = 200

/** Whose entries, and from which day to which, by universal time; of no plan when its id is null. */
interface Range {
  planId?: string | null
  from?: string | undefined
  to?: string | undefined
}

/** A page of the ledger, in the order it was written, what all pages come to, and the number of the next page. */
export async function readLedger(
  db: Database,
  { page, ...range }: Range & { page: number },
): Promise<{ entries: PlanEntry[]; totals: PlanTotals; nextPage: number | null }> {
  const entries = await readEntries(db, range, { offset: (page - 1) * PER_PAGE, limit: PER_PAGE + 1 })
  return {
    entries: entries.slice(0, PER_PAGE),
    totals: await readTotals(db, range),
    nextPage: entries.length > PER_PAGE ? page + 1 : null,
  }
}

/** Entries of the ledger, in the order they were written. */
export async function readEntries(
  db: Database,
  range: Range,
  { offset = 0, limit = 1000 }: { offset?: number; limit?: number } = {},
): Promise<PlanEntry[]> {
  const rows = await within(db.selectFrom('plan_ledger'), range)
    .innerJoin('plans', 'plans.id', 'plan_ledger.plan_id')
    .innerJoin('applications', 'applications.id', 'plans.application_id')
    .select(['plan_ledger.id', 'at', 'reference', 'month', 'kind', 'plan_ledger.amount'])
    .orderBy('plan_ledger.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ at, amount, ...entry }) => ({ ...entry, at: at.toISOString(), amount: amount / 100 }))
}

/** What the entries come to, by kind, in euros. */
export async function readTotals(db: Database, range: Range): Promise<PlanTotals> {
  const rows = await within(db.selectFrom('plan_ledger'), range)
    .select(['kind', sql<string>`sum(plan_ledger.amount)`.as('sum')])
    .groupBy('kind')
    .execute()
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.sum ?? 0)
  const cents = { charged: of('charged'), paid: of('paid'), written_off: of('written_off') }
  return {
    charged: cents.charged / 100,
    paid: cents.paid / 100,
    failed: of('failed') / 100,
    refunded: (of('refunded') - of('refund_failed')) / 100,
    written_off: cents.written_off / 100,
    open: (cents.charged - cents.paid - cents.written_off) / 100,
  }
}

function within<Output>(
  query: SelectQueryBuilder<Tables, 'plan_ledger', Output>,
  { planId, from, to }: Range,
): SelectQueryBuilder<Tables, 'plan_ledger', Output> {
  let found = query
  if (planId !== undefined) found = found.where('plan_ledger.plan_id', planId === null ? 'is' : '=', planId)
  if (from !== undefined) found = found.where('at', '>=', sql<Date>`${from}::date::timestamp AT TIME ZONE 'UTC'`)
  if (to !== undefined) found = found.where('at', '<', sql<Date>`(${to}::date + 1)::timestamp AT TIME ZONE 'UTC'`)
  return found
}
