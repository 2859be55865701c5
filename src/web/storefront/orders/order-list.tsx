import { useState } from 'react'

import type { OrderSummary } from '../../../contract/orders/shapes.ts'
import { fillCount } from '../../../messages/count.ts'
import { fill } from '../../../messages/fill.ts'
import { formatMoney } from '../../../messages/format.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { TryAgain } from '../../components/try-again.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { formatMoment } from './format-moment.ts'
import { OrderDetails } from './order-details.tsx'
import { isProcessing, useOrder } from './use-order.ts'

/** All orders, the newest first; each unfolds to its details. */
export default function OrderList({ orders }: { orders: OrderSummary[] }) {
  const { orders: words } = useWords().cart
  if (orders.length === 0) {
    return (
      <div className="space-y-6">
        <p className="text-body text-muted">{words.none}</p>
        <ButtonLink to="/artwork">{words.browse}</ButtonLink>
      </div>
    )
  }
  return (
    <ul className="border-t border-line">
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { orders: words } = useWords().cart
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { number, status, created_at, total, lines } = order
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        className="grid w-full grid-cols-[1fr_auto] items-center gap-x-6 py-4 text-left hover:text-accent md:grid-cols-[12rem_1fr_auto_auto]"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="col-start-1 row-start-1">
          <span className="block font-display text-lead tabular-nums">{number}</span>
          <span className="block text-label text-muted">{formatMoment(created_at, locale, words)}</span>
        </span>
        <span className="text-label max-md:col-start-1 max-md:row-start-2">
          {words.statuses[status]} · {fillCount({ none: '', ...words.summary }, lines.length, locale)}
        </span>
        <span className="text-body tabular-nums max-md:col-start-2 max-md:row-start-2">
          {formatMoney(total, locale)}
        </span>
        <Icon
          name="chevron"
          className={`transition-transform max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen ? <Unfolded number={number} /> : null}
    </li>
  )
}

function Unfolded({ number }: { number: string }) {
  const { orders: words, checkout } = useWords().cart
  const { order, fault, askAgain } = useOrder(number)
  return (
    <section aria-label={fill(words.details, { number })} className="pt-4 pb-12">
      {order ? (
        <>
          <p className="mb-8 max-w-[60ch] text-body">
            {isProcessing(order) ? fill(words.processingText, { email: order.email }) : words.meaning[order.status]}
          </p>
          <OrderDetails order={order} heading="h3" />
        </>
      ) : fault ? (
        <Failed again={askAgain} />
      ) : (
        <p className="min-h-24 text-body text-muted">{checkout.loading}</p>
      )}
    </section>
  )
}

function Failed({ again }: { again: () => void }) {
  const { checkout } = useWords().cart
  return (
    <TryAgain label={checkout.again} onTry={again}>
      {checkout.unreachable}
    </TryAgain>
  )
}
