import { useState } from 'react'

import { VOID_REASONS, type VoidReason } from '../../contract/certificates/values.ts'
import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { Radio } from '../components/radio.tsx'
import { useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'

interface Props {
  order: SalesOrder
  certificate: string
  change: ChangeOrder
  onClose: () => void
}

/** Declares a certificate void, which is for good. */
export function VoidDialog({ order, certificate, change, onClose }: Props) {
  const { papers: words } = useWords().sales
  const [reason, setReason] = useState<VoidReason>('mistaken')
  const send = () =>
    change(async () => {
      await call('POST /sales/certificates/{certificate}/void', { params: { certificate }, body: { reason } })
      return (await call('GET /sales/orders/{order}', { params: { order: order.number } })).order
    }, words.voided)
  const title = fill(words.voidOf, { number: certificate })
  return (
    <FormDialog title={title} act={words.voidNow} onSend={send} onClose={onClose}>
      <p>{words.voidText}</p>
      <fieldset>
        <legend className="text-label text-muted">{words.voidReason}</legend>
        {VOID_REASONS.map((one) => (
          <Radio key={one} name="reason" isChosen={one === reason} onChoose={() => setReason(one)}>
            {words.voidReasons[one]}
          </Radio>
        ))}
      </fieldset>
    </FormDialog>
  )
}
