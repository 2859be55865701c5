import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { Bill } from './bill.ts'

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

/** One of an order's papers; that of another order is not there. */
export async function findPaper(
  db: Database,
  orderId: string,
  number: string,
): Promise<{ id: string; number: string; content: Bill }> {
  const bill = await db
    .selectFrom('bills')
    .select(['id', 'number', 'content'])
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!bill) throw new DomainError('not-found')
  return { ...bill, content: bill.content as Bill }
}
