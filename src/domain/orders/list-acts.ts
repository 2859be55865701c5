import { type StaffAct, STAFF_STATUSES } from '../../contract/orders/values.ts'
import { canCorrect } from './correct-address.ts'
import { canCorrectTracking } from './correct-tracking.ts'
import type { StoredOrder } from './lock-order.ts'
import { canMoveOn, isBought, isOpen, NEXT_STATUSES } from './order-states.ts'

interface Standing {
  hasCopies: boolean
  /** Whether a dispute keeps its money away: nothing of it can go back. */
  isMoneyAway: boolean
}

/** What staff can do with an order as it stands. */
export function listActs(order: StoredOrder, { hasCopies, isMoneyAway }: Standing): StaffAct[] {
  const { status, received, refunded } = order
  const isGoingBack = order.refund_wanted_at !== null && status !== 'refunded'
  const hasMoney = isBought(status) || (!isOpen(status) && received > refunded)
  const isWhole = !isGoingBack && status !== 'refunded'
  const can: [StaffAct, boolean][] = [
    ...STAFF_STATUSES.map((to): [StaffAct, boolean] => [to, !isGoingBack && canMoveOn(order, to)]),
    ['cancel', isWhole && !isMoneyAway && NEXT_STATUSES[status].includes('cancelled')],
    ['refund', isWhole && !isMoneyAway && hasMoney],
    ['refund_part', isWhole && !isMoneyAway && isBought(status) && order.refund_goal <= refunded],
    ['return_to_sale', !isWhole && hasCopies],
    ['correct_billing', canCorrect(order, 'billing')],
    ['correct_delivery', canCorrect(order, 'delivery')],
    ['correct_tracking', canCorrectTracking(order)],
  ]
  return can.filter(([, is]) => is).map(([act]) => act)
}
