import type { OrderStatus } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { type GalleryEvent, tellPrograms } from '../webhooks/index.ts'

/** What other programs hear of an order that comes to a state; of tries to pay they hear nothing. */
const EVENTS: Record<OrderStatus, Extract<GalleryEvent['type'], `order.${string}`> | undefined> = {
  awaiting_payment: undefined,
  payment_failed: undefined,
  paid: 'order.paid',
  preparing: 'order.moved',
  ready_for_pickup: 'order.moved',
  shipped: 'order.moved',
  completed: 'order.moved',
  expired: 'order.closed',
  cancelled: 'order.closed',
  refunded: 'order.refunded',
}

/** Tells other programs where an order has come to. */
export async function tellOfOrder(
  tx: Database,
  { number, status }: { number: string; status: OrderStatus },
  type = EVENTS[status],
): Promise<void> {
  if (type) await tellPrograms(tx, { type, data: { number, status, read: `/api/sales/orders/${number}` } })
}
