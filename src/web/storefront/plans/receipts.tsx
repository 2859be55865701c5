import type { Plan } from '../../../contract/plans/endpoints.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatMoney } from '../../../messages/format.ts'
import { Section } from '../../components/section.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'

/** What has been paid and when; what was paid back says so. */
export function Receipts({ plan: { charges } }: { plan: Plan }) {
  const { standing: words } = useWords().plan
  const locale = useLocale()
  const paid = charges.filter(({ paid_at: at }) => at !== null)
  if (paid.length === 0) return null
  const sum = paid.reduce((total, { amount, state }) => (state === 'refunded' ? total : total + amount), 0)
  return (
    <Section title={words.receipts}>
      <dl className="grid max-w-2xl grid-cols-[1fr_auto] text-label">
        {paid.map(({ month, amount, state, paid_at: at }) => (
          <div key={month} className="col-span-2 grid grid-cols-subgrid gap-x-8 border-b border-line py-3">
            <dt className="flex flex-wrap gap-x-8">
              <span className="min-w-24">{fill(words.month, { month })}</span>
              <span className="text-muted">
                {state === 'refunded'
                  ? words.states.refunded
                  : fill(words.paidOn, { day: formatDay((at ?? '').slice(0, 10), locale) })}
              </span>
            </dt>
            <dd className="text-right tabular-nums">{formatMoney(amount, locale)}</dd>
          </div>
        ))}
        <dt className="pt-4 text-body">{words.sum}</dt>
        <dd className="pt-4 text-right font-display text-title tabular-nums">{formatMoney(sum, locale)}</dd>
      </dl>
    </Section>
  )
}
