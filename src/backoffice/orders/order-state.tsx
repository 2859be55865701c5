import type { OrderStatus } from '../../contract/orders/values.ts'
import { Badge, type BadgeLook } from '../components/badge.tsx'
import { useWords } from '../words.ts'

const LOOKS: Record<OrderStatus, BadgeLook> = {
  awaiting_payment: 'over',
  payment_failed: 'over',
  paid: 'waits',
  preparing: 'waits',
  ready_for_pickup: 'waits',
  shipped: 'stands',
  completed: 'stands',
  expired: 'over',
  cancelled: 'over',
  refunded: 'over',
}

/** Where an order stands, in a word; what waits for the gallery stands out. */
export function OrderStateBadge({ status }: { status: OrderStatus }) {
  const { orderStates } = useWords()
  return <Badge look={LOOKS[status]}>{orderStates[status]}</Badge>
}
