import type { Offer } from '../../../contract/enquiries/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { formatCountry, formatMoney } from '../../../messages/format.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'

/** What an offer says of the way to one country, if it does. */
export function QuotedDelivery({ delivery }: Pick<Offer, 'delivery'>) {
  const { offer } = useWords().enquiry
  const locale = useLocale()
  if (!delivery) return null
  const country = formatCountry(delivery.country, locale)
  return (
    <p className="text-label text-muted">
      {fill(offer.delivery, { country, price: formatMoney(delivery.price, locale) })}
    </p>
  )
}
