import type { Reply } from '../../contract/client.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatMoney } from '../../messages/format.ts'
import { useLocale, useWords } from '../words.ts'

type Week = Reply<'GET /sales/today'>['weeks'][number]

/** What was sold and asked by week: to be seen at a glance, and the same numbers to be read. */
export function SalesByWeek({ weeks }: { weeks: Week[] }) {
  const { today } = useWords()
  const locale = useLocale()
  return (
    <section className="space-y-6">
      <div className="border-b border-ink pb-2">
        <h2 className="font-display text-title">{today.sales}</h2>
        <p className="text-label text-muted">{today.text}</p>
      </div>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Bars name={today.sold} values={weeks.map(({ sold }) => sold)} tell={(value) => formatMoney(value, locale)} />
        <Bars name={today.enquiries} values={weeks.map(({ enquiries }) => enquiries)} tell={String} />
      </div>
      <table className="w-full text-label tabular-nums">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 text-left font-normal">
              {today.week}
            </th>
            {[today.orders, today.sold, today.enquiries].map((name) => (
              <th key={name} scope="col" className="py-2 pl-4 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ from, orders, sold, enquiries }) => (
            <tr key={from} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {formatDay(from, locale)}
              </th>
              <td className="py-2 pl-4 text-right">{orders}</td>
              <td className="py-2 pl-4 text-right">{formatMoney(sold, locale)}</td>
              <td className="py-2 pl-4 text-right">{enquiries}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const HEIGHT = 80

function Bars({ name, values, tell }: { name: string; values: number[]; tell: (value: number) => string }) {
  const { today } = useWords()
  const most = Math.max(1, ...values)
  const wide = 100 / values.length
  return (
    <figure className="space-y-2">
      <figcaption className="flex justify-between gap-4 text-label text-muted">
        <span>{name}</span>
        <span className="tabular-nums">{tell(Math.max(0, ...values))}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={fill(today.chart, { name })}
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-ink"
      >
        {values.map((value, at) => {
          const height = (Math.max(0, value) / most) * HEIGHT
          return (
            <rect
              key={at}
              x={at * wide + wide * 0.15}
              y={HEIGHT - height}
              width={wide * 0.7}
              height={height}
              className={at === values.length - 1 ? 'fill-accent' : 'fill-ink/60'}
            />
          )
        })}
      </svg>
    </figure>
  )
}
