import type { OrderStatus, StaffStatus } from '../../contract/orders/values.ts'

/** States in which an order waits for its money. */
export const OPEN: readonly OrderStatus[] = ['awaiting_payment', 'payment_failed']

/** States in which an order's works are the buyer's. */
export const BOUGHT: readonly OrderStatus[] = ['paid', 'preparing', 'ready_for_pickup', 'shipped', 'completed']

/** States in which an order is not over: it waits for its money, or its buyer for the works. */
export const UNDER_WAY: readonly OrderStatus[] = [...OPEN, ...BOUGHT.filter((status) => status !== 'completed')]

/** Where an order can go from each state; nothing else ever happens to it. */
export const NEXT_STATUSES: Record<OrderStatus, readonly OrderStatus[]> = {
  awaiting_payment: ['paid', 'payment_failed', 'expired', 'cancelled'],
  payment_failed: ['awaiting_payment', 'paid', 'expired', 'cancelled'],
  paid: ['preparing', 'cancelled', 'refunded'],
  preparing: ['ready_for_pickup', 'shipped', 'cancelled', 'refunded'],
  ready_for_pickup: ['shipped', 'completed', 'cancelled', 'refunded'],
  shipped: ['completed', 'refunded'],
  completed: ['refunded'],
  // Money that comes after the end goes back.
  expired: ['refunded'],
  cancelled: ['refunded'],
  // Money that comes back leaves an order where it was, or without its works.
  refunded: [...BOUGHT, 'expired', 'cancelled'],
}

export const isOpen = (status: OrderStatus): boolean => OPEN.includes(status)
export const isBought = (status: OrderStatus): boolean => BOUGHT.includes(status)

/** Whether staff may take an order there: what is to be shipped is not picked up. */
export const canMoveOn = (
  { status, delivery_method }: { status: OrderStatus; delivery_method: 'pickup' | 'shipping' },
  to: StaffStatus,
): boolean =>
  isBought(status) &&
  NEXT_STATUSES[status].includes(to) &&
  !(to === 'ready_for_pickup' && delivery_method === 'shipping')
