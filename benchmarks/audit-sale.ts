import type { Pool } from 'pg'

import type { OrderStatus } from '../src/contract/orders/values.ts'
import { NEXT_STATUSES } from '../src/domain/orders/index.ts'
import { ask } from './make-shop.ts'

/** A mail as a mail server got it. */
export interface Received {
  messageId: string
  to: string
  subject: string
}

const BOUGHT = "('paid', 'preparing', 'ready_for_pickup', 'shipped', 'completed')"
const OPEN = "('awaiting_payment', 'payment_failed')"

/** What must not be found in the books, by what it would mean. */
const NEVER = {
  'orders that are neither bought nor over': `SELECT number FROM orders WHERE status IN ${OPEN}`,
  'works sold more often than they exist': `
    SELECT artwork_id FROM order_lines JOIN orders ON orders.id = order_id AND status IN ${BOUGHT}
    JOIN artworks ON artworks.id = artwork_id GROUP BY artwork_id, artworks.kind, edition_size
    HAVING count(*) > CASE artworks.kind WHEN 'original' THEN 1 ELSE edition_size END`,
  'works held forever': 'SELECT artwork_id FROM artwork_copies WHERE sold_at IS NULL',
  'works bought without a copy': `
    SELECT number FROM orders JOIN order_lines ON order_id = orders.id AND status IN ${BOUGHT}
    WHERE NOT EXISTS (SELECT FROM artwork_copies AS copies WHERE copies.order_id = orders.id
      AND copies.artwork_id = order_lines.artwork_id AND sold_at IS NOT NULL)`,
  'copies sold to nobody': `
    SELECT number FROM artwork_copies JOIN orders ON orders.id = order_id WHERE status NOT IN ${BOUGHT}`,
  'originals that are sold, but for sale': `
    SELECT artworks.id FROM artworks JOIN artwork_copies ON artwork_id = artworks.id
    WHERE kind = 'original' AND availability <> 'sold'`,
  'originals that are for sale, but sold': `
    SELECT id FROM artworks WHERE availability = 'sold' AND kind = 'original'
    AND NOT EXISTS (SELECT FROM artwork_copies WHERE artwork_id = artworks.id)`,
  'orders whose money the bank knows otherwise': `
    SELECT number FROM orders LEFT JOIN sandbox_payments AS bank ON bank.order_id = orders.id::text
    WHERE (orders.received, orders.refunded)
      IS DISTINCT FROM (coalesce(bank.received, 0), coalesce(bank.refunded, 0))`,
  'charges that no order knows': `
    SELECT id FROM sandbox_payments AS bank WHERE received > 0
    AND NOT EXISTS (SELECT FROM orders WHERE orders.id::text = bank.order_id)`,
  'money kept for nothing': `
    SELECT number FROM orders JOIN sandbox_payments AS bank ON bank.order_id = orders.id::text
    WHERE bank.received > bank.refunded AND status NOT IN ${BOUGHT}`,
  'works given for nothing': `
    SELECT number FROM orders LEFT JOIN sandbox_payments AS bank ON bank.order_id = orders.id::text
    WHERE status IN ${BOUGHT} AND coalesce(bank.received - bank.refunded, 0) <> total`,
  'bought orders without their two mails': `
    SELECT number FROM orders LEFT JOIN mails ON data ->> 'orderId' = orders.id::text WHERE status IN ${BOUGHT}
    GROUP BY number HAVING array_agg(kind ORDER BY kind) <> ARRAY['order-confirmed', 'sale-made']`,
  'refunds that nobody was told of': `
    SELECT number FROM orders LEFT JOIN mails ON data ->> 'orderId' = orders.id::text WHERE status = 'refunded'
    GROUP BY number HAVING array_agg(kind ORDER BY kind) <> ARRAY['payment-returned', 'sale-flagged']`,
  'mails unsent': 'SELECT kind FROM mails WHERE sent_at IS NULL',
  'jobs left over': 'SELECT task_identifier FROM graphile_worker.jobs',
}

/** Looks into the books of gallery and bank, when all is at rest, for what must never be. */
export async function auditSale(
  pool: Pool,
  { told, received }: { told: Map<string, Set<OrderStatus>>; received: Received[] },
): Promise<string[]> {
  const faults: string[] = []
  const expectNone = (what: string, found: unknown[]) => {
    if (found.length > 0) faults.push(`${found.length} ${what}: ${found.slice(0, 5).map(String).join(', ')}`)
  }
  for (const [what, question] of Object.entries(NEVER)) {
    expectNone(what, (await ask(pool, question)).flatMap(Object.values))
  }
  const orders = await ask<{ number: string; status: OrderStatus; history: OrderStatus[] }>(
    pool,
    `SELECT number, orders.status, array_agg(order_events.status ORDER BY order_events.id) AS history
     FROM orders JOIN order_events ON order_id = orders.id AND order_events.status IS NOT NULL GROUP BY orders.id`,
  )
  const statusOf = new Map(orders.map(({ number, status }) => [number, status]))
  const paid = [...told].filter(([, statuses]) => statuses.has('paid')).map(([number]) => number)
  expectNone(
    'orders lost that a buyer was told of',
    [...told.keys()].filter((number) => !statusOf.has(number)),
  )
  expectNone(
    'orders not bought although the buyer was told so',
    paid.filter((number) => statusOf.get(number) !== 'paid'),
  )
  expectNone(
    'histories that no order may have',
    orders.filter(({ history, status }) => !isLawful(history, status)).map(({ number }) => number),
  )
  const mails = await ask<{ id: string }>(pool, 'SELECT id FROM mails')
  const arrived = new Set(received.map(({ messageId }) => messageId.slice(1, messageId.indexOf('@'))))
  expectNone(
    'mails that never arrived',
    mails.map(({ id }) => id).filter((id) => !arrived.has(id)),
  )
  const named = Map.groupBy(received, ({ to, subject }) => `${subject} to ${to}`)
  expectNone(
    'mails that came under several names',
    [...named].filter(([, copies]) => new Set(copies.map(({ messageId }) => messageId)).size > 1).map(([name]) => name),
  )
  if (arrived.size !== mails.length) faults.push(`${mails.length} mails were due, ${arrived.size} arrived.`)
  return faults
}

const isLawful = (history: OrderStatus[], status: OrderStatus) =>
  history.at(-1) === status &&
  history.slice(1).every((next, at) => NEXT_STATUSES[history[at] as OrderStatus].includes(next))
