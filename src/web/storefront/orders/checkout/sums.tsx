import { fill } from '../../../../messages/fill.ts'
import { formatMoney } from '../../../../messages/format.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import type { CartSums } from './sum-up.ts'

interface SumsProps extends CartSums {
  /** How much VAT is in it, where that is known. */
  vat?: number | undefined
}

/** What it comes to: the same three lines on every step. */
export function Sums({ subtotal, delivery, total, vat }: SumsProps) {
  const { cart: words } = useWords()
  const locale = useLocale()
  const isPriced = typeof delivery === 'number'
  const { unchosen, onQuotation, asking, unknown } = words.sums
  const vatIncluded = vat === undefined ? words.vat : fill(words.sums.vat, { vat: formatMoney(vat, locale) })
  const reasons = { unchosen, 'on-quotation': onQuotation, asking, unknown }
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-y-3 border-t border-line pt-6 text-label">
        <dt className="text-muted">{words.subtotal}</dt>
        <dd className="text-right tabular-nums">{formatMoney(subtotal, locale)}</dd>
        <dt className="text-muted">{words.delivery}</dt>
        <dd className="pl-8 text-right tabular-nums">{isPriced ? formatMoney(delivery, locale) : reasons[delivery]}</dd>
        <dt className="border-t border-line pt-4 text-body">{words.total}</dt>
        <dd className="border-t border-line pt-4 text-right font-display text-title tabular-nums">
          {formatMoney(total, locale)}
        </dd>
      </dl>
      <p className="mt-2 text-label text-muted">
        {isPriced ? vatIncluded : fill(words.sums.withoutDelivery, { vat: vatIncluded })}
      </p>
    </>
  )
}
