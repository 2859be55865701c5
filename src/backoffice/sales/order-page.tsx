import { Link, useParams } from 'react-router'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatCountry, formatMoney } from '../../messages/format.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { formatMoment } from '../components/moments.ts'
import { useTitle } from '../components/use-title.ts'
import { useLocale, useWords } from '../words.ts'
import { Facts } from './facts.tsx'
import { FetchedPage } from './fetched-page.tsx'

/** One order, to be read. */
export function OrderPage() {
  const { number = '' } = useParams()
  const fetched = useFetched(
    number,
    async (signal) => (await call('GET /sales/orders/{order}', { params: { order: number } }, { signal })).order,
  )
  return <FetchedPage fetched={fetched}>{(order) => <Order order={order} />}</FetchedPage>
}

function Order({ order }: { order: SalesOrder }) {
  const { sales, orderStates } = useWords()
  const locale = useLocale()
  const heading = fill(sales.order, { number: order.number })
  useTitle(heading)
  const money = (euros: number) => formatMoney(euros, locale)
  return (
    <div className="space-y-10">
      <header className="space-y-2">
        <h1 className="font-display text-heading">{heading}</h1>
        <p className="text-label text-muted">{sales.readOnly}</p>
        {order.erased ? <Erased at={order.erased.at} /> : null}
      </header>
      <Facts
        facts={[
          [sales.status, orderStates[order.status]],
          [sales.placed, formatMoment(order.created_at, locale)],
          [sales.buyer, order.name && <Buyer key="buyer" order={order} />],
          [sales.email, order.email],
          [sales.delivery, sales.methods[order.delivery_method]],
          [sales.tracking, order.tracking],
          [sales.total, money(order.total)],
          [sales.received, money(order.received)],
          [sales.refunded, order.refunded > 0 ? money(order.refunded) : null],
          [sales.billing, <Address key="billing" address={order.billing_address} />],
          [sales.shipping, order.delivery_address ? <Address key="delivery" address={order.delivery_address} /> : null],
        ]}
      />
      <section className="space-y-2">
        <h2 className="border-b border-ink pb-2 font-display text-title">{sales.works}</h2>
        <ul className="divide-y divide-line">
          {order.lines.map((line, at) => (
            <li key={at} className="flex flex-wrap justify-between gap-x-6 py-2">
              <Link className="underline" to={`/artworks/${line.artwork}`}>
                <cite>{line.title}</cite>, {line.artist}
              </Link>
              <span>{money(line.price)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="space-y-2">
        <h2 className="border-b border-ink pb-2 font-display text-title">{sales.history}</h2>
        <ol className="divide-y divide-line">
          {order.events
            .filter(({ status }) => status !== null)
            .map(({ at, status }) => (
              <li key={`${at} ${status}`} className="flex flex-wrap justify-between gap-x-6 py-2">
                <span>{status ? orderStates[status] : ''}</span>
                <time dateTime={at} className="text-label text-muted">
                  {formatMoment(at, locale)}
                </time>
              </li>
            ))}
        </ol>
      </section>
    </div>
  )
}

/** Why so little is known of whose an order is. */
function Erased({ at }: { at: string | null }) {
  const { sales } = useWords()
  const locale = useLocale()
  return (
    <p className="max-w-[60ch]">
      {at === null ? sales.erased : fill(sales.erasedAt, { when: formatMoment(at, locale) })} {sales.erasedStays}
    </p>
  )
}

const Buyer = ({ order: { user, name } }: { order: SalesOrder }) =>
  user ? (
    <Link className="underline" to={`/people/${user}`}>
      {name}
    </Link>
  ) : (
    name
  )

function Address({ address }: { address: SalesOrder['billing_address'] }) {
  const locale = useLocale()
  const { name, company, phone, address: street, postcode, city, country } = address
  return (
    <address className="whitespace-pre-line not-italic">
      {[name, company, street, `${postcode} ${city}`.trim(), formatCountry(country, locale), phone]
        .filter(Boolean)
        .join('\n')}
    </address>
  )
}
