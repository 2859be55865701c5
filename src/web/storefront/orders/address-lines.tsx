import type { Order } from '../../../contract/orders/shapes.ts'
import { formatCountry } from '../../../messages/format.ts'
import { useLocale } from '../../navigation/locale-path.ts'

interface Address extends Omit<NonNullable<Order['delivery_address']>, 'phone'> {
  phone?: string
  vat_number?: string
}

/** An address as it stands on an envelope. */
export function AddressLines({ address }: { address: Address }) {
  const locale = useLocale()
  const { name, company, phone, vat_number: number, address: street, postcode, city, country } = address
  const lines = [name, company, number, street, `${postcode} ${city}`, formatCountry(country, locale), phone]
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
