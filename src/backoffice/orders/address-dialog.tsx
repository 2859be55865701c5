import { useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import type { SalesOrder } from '../../contract/orders/shapes.ts'
import type { OrderAddress } from '../../contract/orders/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatCountry } from '../../messages/format.ts'
import { Field } from '../../web/components/field.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { textIn } from '../components/text-in.ts'
import { useLocale, useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'

interface Props {
  which: OrderAddress
  title: string
  address: NonNullable<SalesOrder['delivery_address']> & { vat_number?: string | undefined }
  order: SalesOrder
  change: ChangeOrder
  onClose: () => void
}

const FIELDS = ['name', 'company', 'vat_number', 'address', 'postcode', 'city', 'phone'] as const

/** Corrects an address after the payment; the country stays, since delivery and taxes were worked out for it. */
export function AddressDialog({ which, title, address, order, change, onClose }: Props) {
  const { sales } = useWords()
  const locale = useLocale()
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  async function send(typed: FormData) {
    const corrected = Object.fromEntries(FIELDS.map((field) => [field, textIn(typed, field)])) as Record<
      (typeof FIELDS)[number],
      string
    >
    return change(async () => {
      try {
        const reply = await call('POST /sales/orders/{order}/address', {
          params: { order: order.number },
          body: { which, address: { ...corrected, country: address.country } },
        })
        return reply.order
      } catch (fault) {
        if (fault instanceof ApiError) setErrors(fault.errors)
        throw fault
      }
    }, sales.address.done)
  }
  return (
    <FormDialog title={title} act={sales.address.save} onSend={send} onClose={onClose}>
      <p>{fill(sales.address.text, { email: order.email, country: formatCountry(address.country, locale) })}</p>
      {FIELDS.filter((field) => field !== 'vat_number' || which === 'billing').map((field) => (
        <Field
          key={field}
          label={sales.address.fields[field]}
          name={field}
          defaultValue={address[field] ?? ''}
          maxLength={200}
          error={errors[`address.${field}`]?.[0]}
          autoComplete="off"
        />
      ))}
    </FormDialog>
  )
}
