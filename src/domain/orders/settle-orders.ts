import { type NotNull, sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { closeOrder } from './close-order.ts'
import { findExpiredHolders } from './find-holders.ts'
import type { StoredOrder } from './lock-order.ts'
import { OPEN } from './order-states.ts'
import { askProvider } from './pay-order.ts'
import { refundOrder } from './refund-order.ts'

/**
 * Looks after every order that waits for something: asks the provider about payments whose notice may be lost, ends
 * holds whose time is over, and pays back what is to be paid back. One that fails keeps none of the others waiting.
 */
export async function settleOrders(db: Database, provider: PaymentProvider | undefined): Promise<void> {
  const failures: unknown[] = []
  const each = async (orders: StoredOrder[], settle: (order: StoredOrder) => Promise<unknown>) => {
    for (const order of orders) await settle(order).catch((error: unknown) => failures.push(error))
  }
  if (provider) await each(await findUnsettled(db, provider), (order) => askProvider(db, provider, order))
  await each(await findExpiredHolders(db), (order) =>
    closeOrder(db, provider, order, { to: 'expired', actor: { by: 'gallery' } }),
  )
  if (provider) await each(await findRefundsWanted(db, provider), ({ id }) => refundOrder(db, provider, id))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be settled`)
}

/**
 * Also those that were given up while a bank was at it: what it takes after all has to go back. A dispute whose end
 * nobody told is asked about every hour, a refund that may still come back every day for as long as banks take.
 */
const findUnsettled = (db: Database, { name }: PaymentProvider) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('provider', '=', name)
    .where('payment_id', 'is not', null)
    .where((order) =>
      order.or([
        order('status', 'in', OPEN),
        order('payment_state', '=', 'processing'),
        order.and([
          order('heard_at', '<', sql<Date>`now() - interval '1 hour'`),
          order(
            'id',
            'in',
            order
              .selectFrom('disputes')
              .select('order_id')
              .where('ended_at', 'is', null)
              .$narrowType<{ order_id: NotNull }>(),
          ),
        ]),
        order.and([
          order('refunded', '>', 0),
          order('heard_at', '<', sql<Date>`now() - interval '1 day'`),
          order.exists(
            order
              .selectFrom('order_events')
              .select('order_events.id')
              .whereRef('order_id', '=', 'orders.id')
              .where('kind', 'in', ['refunded', 'refunded_in_part'])
              .where('at', '>', sql<Date>`now() - interval '35 days'`),
          ),
        ]),
      ]),
    )
    .execute()

const findRefundsWanted = (db: Database, { name }: PaymentProvider) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('provider', '=', name)
    .where((order) =>
      order.or([
        order.and([order('refund_wanted_at', 'is not', null), order('status', '<>', 'refunded')]),
        order('refund_goal', '>', order.ref('refunded')),
      ]),
    )
    .where((order) =>
      // As long as the bank has the money there is nothing to pay back; once the gallery has won, it is paid at once.
      order.not(
        order.exists(
          order
            .selectFrom('disputes')
            .select('disputes.id')
            .whereRef('order_id', '=', 'orders.id')
            .where('is_refundable', '=', false)
            .where('state', 'not in', ['won', 'closed']),
        ),
      ),
    )
    .execute()
