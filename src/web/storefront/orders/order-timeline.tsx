import type { Order } from '../../../contract/orders/shapes.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { formatMoment } from './format-moment.ts'

/** The states that an order has been in, each with its date, the latest last. */
export function OrderTimeline({ events }: Pick<Order, 'events'>) {
  const { orders: words } = useWords().cart
  const locale = useLocale()
  const steps = events.filter((event) => event.status !== null)
  return (
    <ol aria-label={words.timeline} className="ml-1 border-l border-line">
      {steps.map(({ status, at }, index) => {
        const isLatest = index === steps.length - 1
        return (
          <li key={`${at} ${status}`} className="relative pb-5 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[4.5px] size-2 rounded-full ${isLatest ? 'bg-accent' : 'bg-muted'}`}
            />
            <p className={isLatest ? 'text-body' : 'text-body text-muted'}>{status && words.statuses[status]}</p>
            <p className="text-label text-muted">
              <time dateTime={at}>{formatMoment(at, locale, words)}</time>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
