import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'

/** What somebody should know before they do anything with an order. */
export function OrderAlerts({ order }: { order: SalesOrder }) {
  const { sales } = useWords()
  const locale = useLocale()
  const money = (euros: number) => formatMoney(euros, locale)
  const open = order.disputes.filter(({ state }) => state === 'needs_response' || state === 'under_review')
  const alerts = [
    ...open.map(({ state, reason, amount, due_at }) =>
      [
        fill(sales.disputed, { amount: money(amount), reason: sales.disputeReasons[reason] }),
        state === 'needs_response' && due_at
          ? fill(sales.disputeDue, { moment: formatMoment(due_at, locale) })
          : sales.disputeStates[state === 'under_review' ? state : 'needs_response'],
      ].join(' '),
    ),
    ...(order.flag ? [sales.flags[order.flag]] : []),
    ...(order.refunds_failed > 0 ? [fill(sales.refundsFailed, { amount: money(order.refunds_failed) })] : []),
  ]
  return (
    <>
      {alerts.map((alert) => (
        <p key={alert} className="max-w-3xl border-l-2 border-error pl-4">
          {alert}
        </p>
      ))}
      <p role="status" className="max-w-3xl border-l-2 border-accent pl-4 empty:hidden">
        {order.refund_underway > 0 ? fill(sales.refundUnderway, { amount: money(order.refund_underway) }) : ''}
      </p>
    </>
  )
}
