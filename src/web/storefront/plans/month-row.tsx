import type { Plan } from '../../../contract/plans/endpoints.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDottedDay } from '../../../messages/format-day.ts'
import { useWords } from '../../words.ts'

type Mark = Plan['charges'][number]['state'] | 'ahead' | 'never'

// Paid months are drawn in full; what needs somebody's care stands out.
const LINES: Record<Mark, string> = {
  paid: 'border-ink',
  open: 'border-accent',
  processing: 'border-accent',
  failed: 'border-error',
  void: 'border-line',
  refunded: 'border-muted',
  ahead: 'border-line',
  never: 'border-line',
}
const TEXTS: Partial<Record<Mark, string>> = { failed: 'text-error', open: 'text-accent', processing: 'text-accent' }

/** The months of a plan side by side, each with how it stands. */
export function MonthRow({ plan: { months, charges, status, next_charge: next } }: { plan: Plan }) {
  const { standing: words } = useWords().plan
  const isRunning = status === 'active' || status === 'past_due'
  const cells = Array.from({ length: months }, (_, at) => {
    const month = at + 1
    const charge = charges.find((one) => one.month === month)
    const mark: Mark = charge?.state ?? (isRunning ? 'ahead' : 'never')
    const day = charge?.paid_at ?? charge?.due_at ?? (next?.month === month ? next.at : undefined)
    return { month, mark, day: day?.slice(0, 10) }
  })
  return (
    <ol className="grid grid-cols-3 gap-x-2 gap-y-6 md:grid-cols-6 xl:grid-cols-12">
      {cells.map(({ month, mark, day }) => (
        <li key={month} className={`border-t-4 pt-2 ${LINES[mark]}`}>
          <span aria-hidden="true" className="font-display text-title tabular-nums">
            {month}
          </span>
          <span className="sr-only">{fill(words.month, { month })}</span>
          <span className={`block text-label ${TEXTS[mark] ?? (mark === 'paid' ? '' : 'text-muted')}`}>
            {words.states[mark]}
          </span>
          {day ? (
            <time dateTime={day} className="block text-label text-muted">
              {formatDottedDay(day)}
            </time>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
