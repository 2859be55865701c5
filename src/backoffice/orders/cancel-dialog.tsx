import { type FormEvent, useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { call } from '../api/call.ts'
import { Dialog } from '../components/dialog.tsx'
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
  const [isBusy, setBusy] = useState(false)
  const left = order.received - order.refunded
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const reason = textIn(new FormData(event.currentTarget), 'reason')
    if (left > 0 && reason === '') return setError(sales.reasonMissing)
    setBusy(true)
    const isDone = await change(
      async () =>
        (
          await call('POST /sales/orders/{order}/cancellation', {
            params: { order: order.number },
            body: { reason },
          })
        ).order,
      sales.cancel.done,
    )
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog label={sales.cancel.confirm} onClose={onClose}>
      <form className="space-y-6" noValidate onSubmit={(event) => void send(event)}>
        <h2 className="font-display text-title">{sales.cancel.confirm}</h2>
        <p>{left > 0 ? fill(sales.cancel.paid, { amount: formatMoney(left, locale) }) : sales.cancel.unpaid}</p>
        <TextArea
          label={sales.reason}
          hint={sales.reasonHint}
          error={error}
          name="reason"
          rows={2}
          maxLength={500}
          onChange={() => setError(undefined)}
        />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" aria-disabled={isBusy}>
            {sales.cancel.confirm}
          </Button>
          <Button look="outline" onClick={onClose}>
            {sales.leave}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
