import type { OrderStatus } from '../../contract/orders/values.ts'
import { useWords } from '../words.ts'

const TO_DO = 'border-accent text-accent'
const OVER = 'border-line text-muted'
const LOOKS: Record<OrderStatus, string> = {
  awaiting_payment: OVER,
  payment_failed: OVER,
  paid: TO_DO,
  preparing: TO_DO,
  ready_for_pickup: TO_DO,
  shipped: 'border-ink',
  completed: 'border-ink',
  expired: OVER,
  cancelled: OVER,
  refunded: OVER,
}

/** Where an order stands, in a word; what waits for the gallery stands out. */
export function OrderStateBadge({ status }: { status: OrderStatus }) {
  const { orderStates } = useWords()
  return (
    <span className={`inline-block border px-2 py-0.5 text-label whitespace-nowrap ${LOOKS[status]}`}>
      {orderStates[status]}
    </span>
  )
}
