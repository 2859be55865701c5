import { useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import type { OrderAddress as Which } from '../../contract/orders/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatCountry } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { formatMoment } from '../components/moments.ts'
import { useLocale, useWords } from '../words.ts'
import { AddressDialog } from './address-dialog.tsx'
import type { ChangeOrder } from './change-order.ts'

type Address = NonNullable<SalesOrder['delivery_address']> & { vat_number?: string | undefined }

/** An address of an order, with what stood there before, and correcting it. */
export function OrderAddress({ which, order, change }: { which: Which; order: SalesOrder; change: ChangeOrder }) {
  const { sales } = useWords()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const address = which === 'billing' ? order.billing_address : order.delivery_address
  if (!address) return null
  const title = which === 'billing' ? sales.billing : sales.shipping
  const former = order.former_addresses.filter((one) => one.which === which).toReversed()
  return (
    <section className="space-y-2">
      <h2 className="text-label text-muted">{title}</h2>
      <AddressLines address={address} />
      {order.allowed.includes(`correct_${which}`) ? (
        <Button look="quiet" aria-label={`${sales.address.open}: ${title}`} onClick={() => setOpen(true)}>
          {sales.address.open}
        </Button>
      ) : null}
      {former.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-label text-muted">{sales.address.before}</summary>
          <ul className="space-y-4 pl-4">
            {former.map((one) => (
              <li key={one.at} className="text-muted">
                <p className="text-label">
                  {fill(sales.address.until, {
                    moment: formatMoment(one.at, locale),
                    name: one.staff_name ?? sales.somebody,
                  })}
                </p>
                <AddressLines address={one.address} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {isOpen ? <AddressDialog {...{ which, order, change, title, address }} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

function AddressLines({ address }: { address: Address }) {
  const locale = useLocale()
  const { name, company, phone, vat_number: number, address: street, postcode, city, country } = address
  return (
    <address className="break-words whitespace-pre-line not-italic">
      {[name, company, number, street, `${postcode} ${city}`.trim(), formatCountry(country, locale), phone]
        .filter(Boolean)
        .join('\n')}
    </address>
  )
}
