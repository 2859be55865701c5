import type { SalesOrder } from '../../contract/orders/shapes.ts'
import type { StaffStatus } from '../../contract/orders/values.ts'
import { fill } from '../../messages/fill.ts'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'
import { ParcelFields, readParcel } from './parcel-fields.tsx'

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
    return change(
      async () =>
        (
          await call('POST /sales/orders/{order}/status', {
            params: { order: order.number },
            body: { status: step, ...readParcel(typed) },
          })
        ).order,
      fill(sales.moved, { state: orderStates[step] }),
    )
  }
  return (
    <FormDialog title={title} act={title} onSend={send} onClose={onClose}>
      <p>{fill(sales.stepTexts[step], { email: order.email })}</p>
      {step === 'shipped' ? <ParcelFields order={order} /> : null}
    </FormDialog>
  )
}
