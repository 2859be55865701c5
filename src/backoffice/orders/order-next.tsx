import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'

/** What happens next with an order, and by when; withdrawals and money on its way back are told where they stand. */
export function OrderNext({ order: { next } }: { order: SalesOrder }) {
  const { next: words } = useWords().sales
  const locale = useLocale()
  if (next === null || next.step === 'answer' || next.step === 'send_back' || next.step === 'refund') return null
  const { step, by, at } = next
  const day = by === null ? '' : formatDay(by, locale)
  const moment = at === null ? '' : formatMoment(at, locale)
  return (
    <p className={`max-w-3xl ${step === 'overdue' ? 'border-l-2 border-error pl-4' : ''}`}>
      <span className="block text-label text-muted">{words.title}</span>
      {fill(words[step], { day, moment })}
    </p>
  )
}
