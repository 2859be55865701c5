import { useEffect } from 'react'
import { useLocation } from 'react-router'

import type { Order } from '../../../../contract/orders/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { clearCart } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'
import { useDelivery } from '../../accounts/customer/delivery-store.ts'
import { OrderDetails } from '../order-details.tsx'
import { isProcessing, useOrder } from '../use-order.ts'
import { forgetConfirmed, useConfirmed } from './confirmed-store.ts'
import { placeOf, readOrder } from './steps.ts'

/** The order: its number to read out, how it stands, and all that belongs to it. */
export default function OrderStep() {
  const { orders: words, checkout } = useWords().cart
  const number = readOrder(useLocation().search) ?? ''
  const { order, fault, askAgain } = useOrder(number)
  useClearedCart(order)
  if (order) return <MyOrder order={order} />
  if (fault === undefined) return <p className="min-h-40 text-lead text-muted">{checkout.loading}</p>
  return (
    <div role="alert" className="space-y-6">
      <p className="text-lead">{fault === 'missing' ? words.missing : checkout.unreachable}</p>
      {fault === 'missing' ? (
        <ButtonLink to="/account#orders">{words.toAccount}</ButtonLink>
      ) : (
        <Button onClick={askAgain}>{checkout.again}</Button>
      )}
    </div>
  )
}

const IS_PAID: Partial<Record<Order['status'], true>> = {
  paid: true,
  preparing: true,
  ready_for_pickup: true,
  shipped: true,
  completed: true,
}

/** The cart is emptied when the purchase that it was is paid, or as good as paid; no other order touches it. */
function useClearedCart(order: Order | undefined): void {
  const isSettled = order !== undefined && (IS_PAID[order.status] === true || isProcessing(order))
  const number = order?.number
  useEffect(() => {
    if (!isSettled || useConfirmed.getState().confirmed?.order !== number) return
    forgetConfirmed()
    clearCart()
    useDelivery.setState({ method: null })
  }, [isSettled, number])
}

function MyOrder({ order }: { order: Order }) {
  const { orders: words } = useWords().cart
  const { number, status, delivery_method, email } = order
  const isUnderWay = useConfirmed(({ confirmed }) => confirmed?.order === number)
  const isNew = status === 'paid'
  const thanks = delivery_method === 'pickup' ? words.pickup : words.shipping
  return (
    <div className="space-y-16">
      <div className="space-y-6">
        <p>
          <span className="block text-label text-muted">{words.number}</span>
          <span className="font-display text-display tabular-nums">{number}</span>
        </p>
        <div role="status" className="max-w-[60ch] space-y-2">
          <p className="text-lead">{isProcessing(order) ? words.processing : words.statuses[status]}</p>
          <p className="text-body">
            {isProcessing(order) ? fill(words.processingText, { email }) : isNew ? thanks : words.meaning[status]}
          </p>
          {isNew ? <p className="text-body text-muted">{fill(words.confirmation, { email })}</p> : null}
        </div>
        {(status === 'awaiting_payment' || status === 'payment_failed') && !isProcessing(order) && isUnderWay ? (
          <ButtonLink look="solid" to={placeOf('pay')}>
            {words.continue}
          </ButtonLink>
        ) : null}
      </div>
      <OrderDetails order={order} />
      <div className="flex flex-wrap gap-4">
        <ButtonLink to="/account#orders">{words.toAccount}</ButtonLink>
        <ButtonLink look="quiet" to="/artwork">
          {words.toWorks}
        </ButtonLink>
      </div>
    </div>
  )
}
