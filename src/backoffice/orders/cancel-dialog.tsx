import { useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { ReasonField } from '../components/reason-field.tsx'
import { textIn } from '../components/text-in.ts'
import { useLocale, useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'

interface Props {
  order: SalesOrder
  change: ChangeOrder
  onClose: () => void
}

/** Cancels an order: its works are for sale again, and what was paid goes back. */
export function CancelDialog({ order, change, onClose }: Props) {
  const { sales } = useWords()
  const locale = useLocale()
  const [error, setError] = useState<string>()
  const left = order.received - order.refunded
  async function send(typed: FormData) {
    const reason = textIn(typed, 'reason')
    if (left > 0 && reason === '') {
      setError(sales.reasonMissing)
      return false
    }
    return change(
      async () =>
        (
          await call('POST /sales/orders/{order}/cancellation', {
            params: { order: order.number },
            body: { reason },
          })
        ).order,
      sales.cancel.done,
    )
  }
  return (
    <FormDialog title={sales.cancel.confirm} act={sales.cancel.confirm} onSend={send} onClose={onClose}>
      <p>{left > 0 ? fill(sales.cancel.paid, { amount: formatMoney(left, locale) }) : sales.cancel.unpaid}</p>
      <ReasonField label={sales.reason} hint={sales.reasonHint} error={error} onChange={() => setError(undefined)} />
    </FormDialog>
  )
}
