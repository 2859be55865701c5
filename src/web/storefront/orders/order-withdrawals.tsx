import type { Order } from '../../../contract/orders/shapes.ts'
import { WITHDRAWAL_DAYS } from '../../../contract/orders/values.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'

/** What its buyer has withdrawn from, how that stands, and the way to do so while there is one. */
export function OrderWithdrawals({ order }: { order: Order }) {
  const { withdrawal: words } = useWords().cart.orders
  const locale = useLocale()
  const titleOf = (artwork: number) => order.lines.find((line) => line.artwork === artwork)?.title ?? ''
  const until = order.withdraw_until
  if (order.withdrawals.length === 0 && !order.can_withdraw) return null
  return (
    <div className="mt-6 space-y-4">
      {order.withdrawals.map(({ id, at, artworks, state, answer, refund_due }) => (
        <div key={id} className="border-l-2 border-accent pl-4">
          <p className="text-body">
            {fill(words.at, { day: formatDay(at.slice(0, 10), locale), works: artworks.map(titleOf).join(', ') })}
          </p>
          <p className="text-label text-muted">{fill(words.states[state], { day: formatDay(refund_due, locale) })}</p>
          {answer ? <p className="text-label whitespace-pre-line">{answer}</p> : null}
        </div>
      ))}
      {order.can_withdraw ? (
        <p className="text-label text-muted">
          {/* A page of its own, which the list of routes does not name. */}
          <a
            className="inline-flex min-h-11 items-center text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            href={`${localizePath('/withdrawal', locale)}?order=${order.number}`}
          >
            {words.open}
          </a>
          <span className="block">
            {until === null
              ? fill(words.notCome, { days: WITHDRAWAL_DAYS })
              : fill(words.until, { day: formatDay(until, locale) })}
          </span>
        </p>
      ) : null}
    </div>
  )
}
