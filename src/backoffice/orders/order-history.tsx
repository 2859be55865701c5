import { Link } from 'react-router'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { formatMoment } from '../components/moments.ts'
import { LETTERS } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'

/** What happened to an order, the latest first, with who did it and why. */
export function OrderHistory({ order }: { order: SalesOrder }) {
  const { sales, orderStates } = useWords()
  const locale = useLocale()
  return (
    <section className="space-y-2">
      <h2 className="border-b border-ink pb-2 font-display text-title">{sales.history}</h2>
      <ol className="divide-y divide-line">
        {order.events.toReversed().map(({ at, kind, status, actor, staff_name, detail }, index) => {
          const { amount, reason } = detail
          const told = [
            status ? orderStates[status] : sales.events[kind],
            ...(typeof amount === 'number' ? [formatMoney(amount / 100, locale)] : []),
          ].join(', ')
          return (
            <li key={index} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span className="min-w-0 grow basis-60">
                {told}
                {actor === 'staff' ? (
                  <span className="text-muted"> {fill(sales.byStaff, { name: staff_name ?? sales.somebody })}</span>
                ) : null}
                {reason && actor === 'staff' ? (
                  <span className="block text-label break-words text-muted">{String(reason)}</span>
                ) : null}
              </span>
              <time dateTime={at} className="text-label text-muted">
                {formatMoment(at, locale)}
              </time>
            </li>
          )
        })}
      </ol>
      <Link
        className="inline-flex min-h-11 items-center text-label underline underline-offset-4"
        to={`${LETTERS}?query=${encodeURIComponent(order.email)}`}
      >
        {sales.mails}
      </Link>
    </section>
  )
}
