import type { Order } from '../../../contract/orders/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { formatMoment } from './format-moment.ts'

/** What happens next with an order, and by when. That one can still withdraw is said where it is done. */
export function OrderNext({ next }: Pick<Order, 'next'>) {
  const { orders: words } = useWords().cart
  const locale = useLocale()
  if (next === null || next.step === 'withdraw') return null
  const { step, by, at } = next
  const day = by === null ? '' : formatDay(by, locale)
  const moment = at === null ? '' : formatMoment(at, locale, words)
  return (
    <p className="mt-6 max-w-[60ch] text-body">
      <span className="block text-label text-muted">{words.next.title}</span>
      {fill(words.next[step], { day, moment })}
    </p>
  )
}
