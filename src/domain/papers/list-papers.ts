import type { Paper } from '../../contract/orders/shapes.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { Bill } from './bill.ts'
import type { StoredBill } from './insert-bill.ts'

/** The papers of orders, the oldest first, and the orders that still wait for one. */
export async function readPapers(db: Database, orderIds: string[]) {
  const bills = await db
    .selectFrom('bills')
    .select(['order_id', 'number', 'kind', 'day', 'gross'])
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .execute()
  const due = await db.selectFrom('bills_due').select('order_id').where('order_id', 'in', orderIds).execute()
  return { bills, due: new Set(due.map(({ order_id }) => order_id)) }
}

/** The papers of a plan, the oldest first, and whether a month still waits for one. */
export async function readPlanPapers(
  db: Database,
  planId: string,
): Promise<{ papers: (Paper & { month: number })[]; lacksPaper: boolean }> {
  const bills = await db
    .selectFrom('bills')
    .select(['month', 'number', 'kind', 'day', 'gross'])
    .where('plan_id', '=', planId)
    .orderBy('issued_at')
    .execute()
  const due = await db.selectFrom('plan_bills_due').select('month').where('plan_id', '=', planId).executeTakeFirst()
  return {
    papers: bills.map((bill) => ({ ...presentPaper(bill), month: bill.month ?? 0 })),
    lacksPaper: due !== undefined,
  }
}

/** A paper as whoever may have it is told of it. */
export const presentPaper = ({
  number,
  kind,
  day,
  gross,
}: Pick<StoredBill, 'number' | 'kind' | 'day' | 'gross'>): Paper => ({
  ...{ number, kind, day },
  total: gross / 100,
})

/** One of the papers of an order or a plan; that of another is not there. */
export async function findPaper(
  db: Database,
  { of, id }: { of: 'order_id' | 'plan_id'; id: string },
  number: string,
): Promise<{ id: string; number: string; content: Bill }> {
  const bill = await db
    .selectFrom('bills')
    .select(['id', 'number', 'content'])
    .where(of, '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!bill) throw new DomainError('not-found')
  return { ...bill, content: bill.content as Bill }
}
