import { useState } from 'react'

import type { Plan } from '../../../contract/plans/endpoints.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { formatMoney } from '../../../messages/format.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { chargeDay } from './charge-days.ts'

/** What will be charged, and when, before anybody agrees to it. */
export function Terms({ plan: { price, months } }: { plan: Plan }) {
  const { begin: words } = useWords().plan
  const locale = useLocale()
  // What is charged today is charged today, for as long as the page is open.
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const dayOf = (month: number) => formatDay(chargeDay(today, month - 1), locale)
  return (
    <aside aria-label={words.terms} className="self-start lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1">
      <h2 className="font-display text-title">{words.terms}</h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-4 border-t border-line pt-6 text-label">
        <dt>
          <span className="block">{words.today}</span>
          <span className="block text-muted">{dayOf(1)}</span>
        </dt>
        <dd className="text-right tabular-nums">{formatMoney(price, locale)}</dd>
        <dt>
          <span className="block">{words.monthly}</span>
          <span className="block text-muted">{fill(words.period, { first: dayOf(2), last: dayOf(months) })}</span>
        </dt>
        <dd className="pl-8 text-right whitespace-nowrap tabular-nums">
          {fill(words.times, { count: months - 1, price: formatMoney(price, locale) })}
        </dd>
        <dt className="border-t border-line pt-4 text-body">{words.total}</dt>
        <dd className="border-t border-line pt-4 text-right font-display text-title tabular-nums">
          {formatMoney(price * months, locale)}
        </dd>
      </dl>
      <p className="mt-2 text-label text-muted">{words.tax}</p>
      <p className="mt-2 text-label text-muted">{words.stop}</p>
    </aside>
  )
}
