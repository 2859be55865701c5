import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { Field } from '../../web/components/field.tsx'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { Thumbnail } from '../components/thumbnail.tsx'
import { useLocale, useWords } from '../words.ts'
import type { PartsForm } from './use-refund-parts.ts'

/** How much goes back of each work and of the delivery, and which works come back on sale. */
export function RefundParts({ order, parts }: { order: SalesOrder; parts: PartsForm }) {
  const { sales } = useWords()
  const locale = useLocale()
  const hintOf = (most: number) => fill(sales.refund.left, { amount: formatMoney(most, locale) })
  const fieldOf = (place: number | 'delivery', label: string) => (
    <Field
      label={label}
      hint={hintOf(parts.most[place] ?? 0)}
      error={parts.errors[place]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      value={parts.typed[place] ?? ''}
      onChange={({ target }) => parts.type(place, target.value)}
    />
  )
  return (
    <ul className="divide-y divide-line border-y border-line">
      {order.lines.map(({ artwork, title, picture, is_held }) => (
        <li key={artwork} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 py-4">
          <Thumbnail picture={picture} className="max-h-12 w-12" />
          <div className="space-y-1">
            {fieldOf(artwork, fill(sales.refund.amountOf, { title }))}
            {is_held ? (
              <Checkbox
                label={sales.refund.returnOne}
                checked={parts.returned.includes(artwork)}
                onChange={({ target }) => parts.returnToSale(artwork, target.checked)}
              />
            ) : null}
          </div>
        </li>
      ))}
      {order.delivery > 0 ? <li className="py-4">{fieldOf('delivery', sales.refund.amountOfDelivery)}</li> : null}
    </ul>
  )
}
