import type { Order } from '../../../contract/orders/shapes.ts'
import { formatCountry } from '../../../messages/format.ts'
import { useLocale } from '../../navigation/locale-path.ts'

/** An address as it stands on an envelope. */
export function AddressLines({ address }: { address: Order['billing_address'] }) {
  const locale = useLocale()
  const { name, company, phone, address: street, postcode, city, country } = address
  const lines = [name, company, street, `${postcode} ${city}`, formatCountry(country, locale), phone]
  return (
    <address className="text-body not-italic">
      {lines.map((line, at) =>
        line ? (
          <span key={at} className="block break-words">
            {line}
          </span>
        ) : null,
      )}
    </address>
  )
}
