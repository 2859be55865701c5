import { Link } from 'react-router'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { Thumbnail } from '../components/thumbnail.tsx'
import { useLocale, useWords } from '../words.ts'

/** The works of an order with what each cost, and what all of it comes to. */
export function OrderWorks({ order }: { order: SalesOrder }) {
  const { sales } = useWords()
  const locale = useLocale()
  const money = (euros: number) => formatMoney(euros, locale)
  const isBought = order.received > 0
  const sums: [string, number][] = [
    [sales.delivery, order.delivery],
    [sales.vat, order.vat],
    [sales.total, order.total],
  ]
  return (
    <section className="space-y-2">
      <h2 className="border-b border-ink pb-2 font-display text-title">{sales.works}</h2>
      <ul className="divide-y divide-line">
        {order.lines.map(({ artwork, title, artist, copy, options, price, refunded, is_held, picture }) => (
          <li key={artwork} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-4 py-4">
            <Thumbnail picture={picture} className="max-h-16 w-16" pixels={128} />
            <div className="min-w-0">
              <Link className="underline underline-offset-4" to={`/artworks/${artwork}`}>
                <cite>{title}</cite>
              </Link>
              <p className="text-muted">{artist}</p>
              <p className="text-label text-muted">
                {[...(copy === null ? [] : [fill(sales.copy, { copy })]), ...options.map(({ name }) => name)].join(
                  ', ',
                )}
              </p>
              {refunded > 0 ? (
                <p className="text-label text-muted">{fill(sales.lineRefunded, { amount: money(refunded) })}</p>
              ) : null}
              {isBought && !is_held ? <p className="text-label text-muted">{sales.onSaleAgain}</p> : null}
            </div>
            <span className="tabular-nums">{money(price)}</span>
          </li>
        ))}
      </ul>
      <dl className="border-t border-line pt-2">
        {sums.map(([name, euros]) => (
          <div key={name} className="flex justify-between gap-4 py-1 last:font-medium">
            <dt>{name}</dt>
            <dd className="tabular-nums">{money(euros)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
