import { useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'
import { ParcelFields, readParcel } from './parcel-fields.tsx'

/** Who brings an order, and its number, which leads to where it is followed; both can be corrected on the way. */
export function Tracked({ order, change }: { order: SalesOrder; change: ChangeOrder }) {
  const { sales } = useWords()
  const [isOpen, setOpen] = useState(false)
  const { carrier, tracking, tracking_link: link } = order
  return (
    <>
      {carrier ? <span className="block">{carrier}</span> : null}
      {link ? (
        <a className="wrap-anywhere underline" href={link} target="_blank" rel="noreferrer">
          {tracking}
        </a>
      ) : (
        tracking
      )}
      {order.allowed.includes('correct_tracking') ? (
        <Button look="quiet" className="block" aria-label={sales.correctTracking.title} onClick={() => setOpen(true)}>
          {sales.address.open}
        </Button>
      ) : null}
      {isOpen ? <TrackingDialog {...{ order, change }} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function TrackingDialog({ order, change, onClose }: { order: SalesOrder; change: ChangeOrder; onClose: () => void }) {
  const { correctTracking: words } = useWords().sales
  const send = (typed: FormData) =>
    change(
      async () =>
        (
          await call('POST /sales/orders/{order}/tracking', {
            params: { order: order.number },
            body: readParcel(typed),
          })
        ).order,
      words.done,
    )
  return (
    <FormDialog title={words.title} act={words.title} onSend={send} onClose={onClose}>
      <p>{fill(words.text, { email: order.email })}</p>
      <ParcelFields order={order} />
    </FormDialog>
  )
}
