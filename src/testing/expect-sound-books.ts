import { expect } from 'vitest'

import type { OrderStatus } from '../contract/orders/values.ts'
import { NEXT_STATUSES } from '../domain/orders/index.ts'
import type { Sale } from './order-commands.ts'

const BOUGHT = "('paid', 'preparing', 'ready_for_pickup', 'shipped', 'completed')"
const OPEN = "('awaiting_payment', 'payment_failed')"

/** Looks into the books of gallery and bank for what must never be; at rest nothing may be left to be done either. */
export async function expectSoundBooks(
  { shop: { pool }, artwork }: Pick<Sale, 'shop' | 'artwork'>,
  { isAtRest }: { isAtRest: boolean },
): Promise<void> {
  const count = async (what: string) => {
    const { rows } = await pool.query(
      `SELECT orders.number FROM orders JOIN order_lines ON order_lines.order_id = orders.id AND artwork_id = $1
       LEFT JOIN artwork_copies AS copies ON copies.order_id = orders.id
       LEFT JOIN sandbox_payments AS bank ON bank.order_id = orders.id::text WHERE ${what}`,
      [artwork],
    )
    return rows.map(({ number }) => number as string)
  }
  expect((await count(`orders.status IN ${BOUGHT}`)).length, 'bought at most once').toBeLessThan(2)
  expect(await count(`orders.status IN ${BOUGHT} AND copies.sold_at IS NULL`), 'bought without a copy').toEqual([])
  expect(await count(`orders.status IN ${OPEN} AND copies.order_id IS NULL`), 'open without a hold').toEqual([])
  expect(
    await count("orders.status IN ('expired', 'cancelled') AND copies.order_id IS NOT NULL"),
    'over, but holds',
  ).toEqual([])
  expect(await count(`orders.status IN ${BOUGHT} AND bank.received <> orders.total`), 'paid another amount').toEqual([])
  expect(
    await count(`EXISTS (SELECT FROM offers WHERE offers.order_id = orders.id AND
      (copies.order_id IS NULL OR (copies.sold_at IS NULL) <> (offers.bought_at IS NULL)))`),
    'offers that are not where the copies are',
  ).toEqual([])
  await expectLawfulHistories(pool, artwork)
  if (!isAtRest) return
  expect(await count(`orders.status IN ${OPEN}`), 'still open').toEqual([])
  expect(await count('bank.received <> orders.received OR bank.refunded <> orders.refunded'), 'books differ').toEqual(
    [],
  )
  expect(
    await count(`bank.received > bank.refunded AND orders.status NOT IN ${BOUGHT}`),
    'money kept for nothing',
  ).toEqual([])
  expect(await count(`copies.order_id IS NOT NULL AND copies.sold_at IS NULL`), 'held forever').toEqual([])
}

async function expectLawfulHistories(pool: Sale['shop']['pool'], artwork: number): Promise<void> {
  const { rows } = await pool.query(
    `SELECT array_agg(order_events.status ORDER BY order_events.id) AS history, min(orders.status) AS status
     FROM order_events JOIN orders ON orders.id = order_events.order_id JOIN order_lines USING (order_id)
     WHERE artwork_id = $1 AND order_events.status IS NOT NULL GROUP BY order_events.order_id`,
    [artwork],
  )
  for (const { history, status } of rows as { history: OrderStatus[]; status: OrderStatus }[]) {
    expect(history.at(-1)).toBe(status)
    for (const [at, next] of history.slice(1).entries())
      expect(NEXT_STATUSES[history[at] as OrderStatus]).toContain(next)
  }
}
