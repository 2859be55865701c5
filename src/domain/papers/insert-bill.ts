import { type Insertable, type Selectable, sql } from 'kysely'

import type { BillRow, Database } from '../../database/index.ts'
import { TODAY } from '../gallery/index.ts'
import { queueJob } from '../queue/index.ts'
import type { Bill } from './bill.ts'
import { sumBill } from './sum-bill.ts'
import { takeNumber } from './take-number.ts'

export type StoredBill = Selectable<BillRow>

/** A bill without what it gets with its number. */
export type Draft = Omit<Bill, 'number' | 'day'>

/** The order that a bill is about, or the month of a plan. */
type Owner = Pick<Insertable<BillRow>, 'order_id' | 'plan_id' | 'month'>

/** Numbers a bill and writes it down; from now on it says what it says. */
export async function insertBill(tx: Database, owner: Owner, draft: Draft, credits?: number[]): Promise<StoredBill> {
  const { day, year } = await readToday(tx)
  const { gross, vat } = sumBill(draft)
  const { kind, isTest } = draft
  // Last: whoever has the row of the numbers keeps all others waiting.
  const { serial, number } = await takeNumber(tx, { kind, isTest, year })
  const bill: Bill = { ...draft, number, day }
  const stored = await tx
    .insertInto('bills')
    .values({
      ...owner,
      kind,
      is_test: isTest,
      year,
      serial,
      number,
      day,
      gross,
      vat,
      credits: credits ?? null,
      content: JSON.stringify(bill),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await queueJob(tx, 'draw-bill', { billId: stored.id })
  return stored
}

export const readToday = (tx: Database) =>
  tx.selectNoFrom([TODAY.as('day'), sql<number>`extract(year FROM ${TODAY})::int`.as('year')]).executeTakeFirstOrThrow()
