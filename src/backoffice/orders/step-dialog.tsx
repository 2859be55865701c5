import { type FormEvent, useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import type { StaffStatus } from '../../contract/orders/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { Field } from '../../web/components/field.tsx'
import { call } from '../api/call.ts'
import { Dialog } from '../components/dialog.tsx'
import { textIn } from '../components/text-in.ts'
import { useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'

interface Props {
  step: StaffStatus
  order: SalesOrder
  change: ChangeOrder
  onClose: () => void
}

/** Takes an order a step further, and says beforehand whether its buyer is mailed: a mail cannot be taken back. */
export function StepDialog({ step, order, change, onClose }: Props) {
  const { sales, orderStates } = useWords()
  const [isBusy, setBusy] = useState(false)
  const title = sales.steps[step]
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const tracking = textIn(new FormData(event.currentTarget), 'tracking') || null
    const isDone = await change(
      async () =>
        (
          await call('POST /sales/orders/{order}/status', {
            params: { order: order.number },
            body: { status: step, tracking },
          })
        ).order,
      fill(sales.moved, { state: orderStates[step] }),
    )
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog label={title} onClose={onClose}>
      <form className="space-y-6" onSubmit={(event) => void send(event)}>
        <h2 className="font-display text-title">{title}</h2>
        <p>{fill(sales.stepTexts[step], { email: order.email })}</p>
        {step === 'shipped' ? (
          <Field
            label={sales.trackingLabel}
            hint={sales.trackingHint}
            name="tracking"
            maxLength={200}
            autoComplete="off"
          />
        ) : null}
        <div className="flex flex-wrap gap-4">
          <Button type="submit" aria-disabled={isBusy}>
            {title}
          </Button>
          <Button look="outline" onClick={onClose}>
            {sales.leave}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
