import type { Availability } from '../../contract/catalogue/values.ts'
import { formatMoney } from '../../messages/format.ts'
import { useLocale, useWords } from '../words.ts'

interface Sold {
  price?: number | null
  availability?: Availability | null
}

/** What a work costs and whether it is for sale, on one line; nothing of what is no work. */
export function SaleOf({ price, availability }: Sold) {
  const { availability: names } = useWords()
  const locale = useLocale()
  const parts = [price ? formatMoney(price, locale) : undefined, availability ? names[availability] : undefined]
  return parts.filter(Boolean).join(' · ')
}
