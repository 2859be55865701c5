import type { SalesOrder } from '../../contract/orders/shapes.ts'
import type { StaffStatus } from '../../contract/orders/values.ts'
import { fill } from '../../messages/fill.ts'
import { Field } from '../../web/components/field.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { textIn } from '../components/text-in.ts'
import { useWords } from '../words.ts'
import { readCarrier, CarrierFields } from './carrier-fields.tsx'
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
  const title = sales.steps[step]
  async function send(typed: FormData) {
    const [carrier, tracking] = [readCarrier(typed), textIn(typed, 'tracking') || null]
    return change(
      async () =>
        (
          await call('POST /sales/orders/{order}/status', {
            params: { order: order.number },
            body: { status: step, carrier, tracking },
          })
        ).order,
      fill(sales.moved, { state: orderStates[step] }),
    )
  }
  return (
    <FormDialog title={title} act={title} onSend={send} onClose={onClose}>
      <p>{fill(sales.stepTexts[step], { email: order.email })}</p>
      {step === 'shipped' ? (
        <>
          <CarrierFields />
          <Field
            label={sales.trackingLabel}
            hint={sales.trackingHint}
            name="tracking"
            maxLength={200}
            autoComplete="off"
          />
        </>
      ) : null}
    </FormDialog>
  )
}
