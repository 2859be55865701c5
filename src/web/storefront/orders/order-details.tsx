import type { ReactNode } from 'react'

import type { Order } from '../../../contract/orders/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { formatMoney } from '../../../messages/format.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { AddressLines } from './address-lines.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderWithdrawals } from './order-withdrawals.tsx'

/** All there is to know of an order: what happened, what was bought, what it came to, and where it goes. */
export function OrderDetails({ order, heading: Heading = 'h2' }: { order: Order; heading?: 'h2' | 'h3' }) {
  const { orders: words } = useWords().cart
  const locale = useLocale()
  const size = Heading === 'h2' ? 'text-title' : 'text-lead'
  const { subtotal, delivery, total, vat, refunded, delivery_method } = order
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-20">
      <div className="space-y-10">
        <section>
          <Heading className={`mb-6 font-display ${size}`}>{words.timeline}</Heading>
          <OrderTimeline events={order.events} />
          <OrderNext next={order.next} />
          <Tracking order={order} />
          <OrderWithdrawals order={order} />
        </section>
        <dl className="grid gap-8 md:grid-cols-2">
          <Fact name={words.method}>
            <p className="text-body">{words.methods[delivery_method]}</p>
          </Fact>
          {order.delivery_address ? (
            <Fact name={words.shippingAddress}>
              <AddressLines address={order.delivery_address} />
            </Fact>
          ) : null}
          <Fact name={words.billing}>
            <AddressLines address={order.billing_address} />
          </Fact>
        </dl>
        {order.papers.length > 0 || order.certificates.length > 0 || order.lacks_paper ? (
          <section>
            <Heading className={`mb-4 font-display ${size}`}>{words.papers.title}</Heading>
            <OrderPapers order={order} />
          </section>
        ) : null}
      </div>
      <section className="self-start">
        <Heading className={`mb-4 font-display ${size}`}>{words.works}</Heading>
        <OrderLines lines={order.lines} />
        <dl className="grid grid-cols-[auto_1fr] gap-y-3 pt-6 text-label">
          <dt className="text-muted">{words.subtotal}</dt>
          <dd className="text-right tabular-nums">{formatMoney(subtotal, locale)}</dd>
          <dt className="text-muted">{words.delivery}</dt>
          <dd className="text-right tabular-nums">{formatMoney(delivery, locale)}</dd>
          <dt className="border-t border-line pt-4 text-body">{words.total}</dt>
          <dd className="border-t border-line pt-4 text-right font-display text-title tabular-nums">
            {formatMoney(total, locale)}
          </dd>
        </dl>
        <p className="mt-2 text-label text-muted">{fill(words.vat, { vat: formatMoney(vat, locale) })}</p>
        {refunded > 0 ? (
          <p className="mt-2 text-label">{fill(words.refunded, { amount: formatMoney(refunded, locale) })}</p>
        ) : null}
      </section>
    </div>
  )
}

/** Who brings it, and where it is followed. */
function Tracking({ order: { carrier, tracking, tracking_link: link } }: { order: Order }) {
  const { orders: words } = useWords().cart
  const parcel = [carrier, tracking].filter(Boolean).join(' ')
  if (parcel === '') return null
  const text = fill(words.tracking, { tracking: parcel })
  return (
    <p className="mt-6 text-body break-words">
      {link ? (
        <a className="underline underline-offset-4" href={link} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 text-label text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
