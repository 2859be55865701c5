import { type FormEvent, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import type { SalesOrder } from '../../contract/orders/shapes.ts'
import type { OrderAddress } from '../../contract/orders/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatCountry } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { call } from '../api/call.ts'
import { Dialog } from '../components/dialog.tsx'
import { textIn } from '../components/text-in.ts'
import { useLocale, useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'

interface Props {
  which: OrderAddress
  title: string
  address: SalesOrder['billing_address']
  order: SalesOrder
  change: ChangeOrder
  onClose: () => void
}

const FIELDS = ['name', 'company', 'address', 'postcode', 'city', 'phone'] as const

/** Corrects an address after the payment; the country stays, since delivery and taxes were worked out for it. */
export function AddressDialog({ which, title, address, order, change, onClose }: Props) {
  const { sales } = useWords()
  const locale = useLocale()
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [isBusy, setBusy] = useState(false)
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const typed = Object.fromEntries(FIELDS.map((field) => [field, textIn(form, field)])) as Record<
      (typeof FIELDS)[number],
      string
    >
    setBusy(true)
    const isDone = await change(async () => {
      try {
        const reply = await call('POST /sales/orders/{order}/address', {
          params: { order: order.number },
          body: { which, address: { ...typed, country: address.country } },
        })
        return reply.order
      } catch (fault) {
        if (fault instanceof ApiError) setErrors(fault.errors)
        throw fault
      }
    }, sales.address.done)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog label={title} onClose={onClose}>
      <form className="space-y-6" noValidate onSubmit={(event) => void send(event)}>
        <h2 className="font-display text-title">{title}</h2>
        <p>{fill(sales.address.text, { email: order.email, country: formatCountry(address.country, locale) })}</p>
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={sales.address.fields[field]}
            name={field}
            defaultValue={address[field]}
            maxLength={200}
            error={errors[`address.${field}`]?.[0]}
            autoComplete="off"
          />
        ))}
        <div className="flex flex-wrap gap-4">
          <Button type="submit" aria-disabled={isBusy}>
            {sales.address.save}
          </Button>
          <Button look="outline" onClick={onClose}>
            {sales.leave}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
