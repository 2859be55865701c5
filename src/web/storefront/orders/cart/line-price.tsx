import { formatMoney } from '../../../../messages/format.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'

interface LinePriceProps {
  euros: number
  /** Whether it is left out of the total, as the price of a work is that another is paying for. */
  isLeftOut: boolean
  className: string
}

/** What a work costs; what the total leaves out says so, or the two would not add up. */
export function LinePrice({ euros, isLeftOut, className }: LinePriceProps) {
  const { cart: words } = useWords()
  const price = formatMoney(euros, useLocale())
  if (!isLeftOut) return <p className={className}>{price}</p>
  return (
    <p className={`text-muted ${className}`}>
      {price} <span className="block text-label">{words.notCounted}</span>
    </p>
  )
}
