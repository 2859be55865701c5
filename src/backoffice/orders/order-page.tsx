import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { call } from '../api/call.ts'
import { useChanging } from '../api/use-changing.ts'
import { Erased } from '../components/erased.tsx'
import { Facts } from '../components/facts.tsx'
import { FetchedPage } from '../components/fetched-page.tsx'
import { formatMoment } from '../components/moments.ts'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { ORDERS, personOf, writeTo } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderAlerts } from './order-alerts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderStateBadge } from './order-state.tsx'
import { OrderWithdrawals } from './order-withdrawals.tsx'
import { OrderWorks } from './order-works.tsx'
import { Tracked } from './tracked.tsx'

const UNDERWAY_MS = 3000
const SLOWER = 1.2

/** One order: what it is, what happened to it, and what can be done with it now. */
export function OrderPage() {
  const { number = '' } = useParams()
  const { change, ...fetched } = useChanging(
    number,
    async (signal) => (await call('GET /sales/orders/{order}', { params: { order: number } }, { signal })).order,
  )
  const { value, retry } = fetched
  // Money that is on its way back arrives while one looks, and so does a paper; what takes its time is asked for ever less often.
  const looks = useRef(0)
  useEffect(() => {
    if (!value || (value.refund_underway === 0 && !value.lacks_paper)) return
    const timer = setTimeout(retry, UNDERWAY_MS * SLOWER ** looks.current)
    looks.current += 1
    return () => clearTimeout(timer)
  }, [value, retry])
  return (
    <FetchedPage fetched={fetched}>{(order) => <Order key={order.number} order={order} change={change} />}</FetchedPage>
  )
}

function Order({ order, change }: { order: SalesOrder; change: ChangeOrder }) {
  const { sales } = useWords()
  const locale = useLocale()
  const heading = fill(sales.order, { number: order.number })
  useTitle(heading)
  const money = (euros: number) => formatMoney(euros, locale)
  return (
    <div className="space-y-10">
      <PageHead
        title={heading}
        back={{ to: ORDERS, words: sales.back }}
        badge={<OrderStateBadge status={order.status} />}
      >
        <Erased erased={order.erased} />
        <OrderAlerts order={order} />
        <OrderWithdrawals order={order} change={change} />
        <OrderNext order={order} />
        <OrderActs order={order} change={change} />
      </PageHead>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-10">
          <OrderWorks order={order} />
          <OrderHistory order={order} />
        </div>
        <div className="space-y-10">
          <Facts
            isNarrow
            facts={[
              [sales.buyer, order.name && <Buyer key="buyer" order={order} />],
              [sales.email, order.email],
              [sales.placed, formatMoment(order.created_at, locale)],
              [sales.delivery, sales.methods[order.delivery_method]],
              [sales.tracking, isFollowed(order) && <Tracked key="tracking" {...{ order, change }} />],
              [sales.received, money(order.received)],
              [sales.refunded, order.refunded > 0 ? money(order.refunded) : null],
            ]}
          />
          <OrderPapers order={order} change={change} />
          <OrderAddress which="delivery" order={order} change={change} />
          <OrderAddress which="billing" order={order} change={change} />
          <OrderNotes order={order} change={change} />
        </div>
      </div>
    </div>
  )
}

/** Whether there is something to follow it by, or could be. */
const isFollowed = ({ carrier, tracking, allowed }: SalesOrder) =>
  carrier !== null || tracking !== null || allowed.includes('correct_tracking')

function Buyer({ order: { number, name, erased } }: { order: SalesOrder }) {
  const { contacts: words } = useWords()
  if (erased) return name
  return (
    <span className="flex flex-wrap gap-x-4">
      <Link className="underline" to={personOf(number)}>
        {name}
      </Link>
      <Link className="text-label underline" to={writeTo({ of: number })}>
        {words.write}
      </Link>
    </span>
  )
}
