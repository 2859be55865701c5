import { useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { STAFF_STATUSES, type StaffStatus } from '../../contract/orders/values.ts'
import { Button } from '../../web/components/button.tsx'
import { useWords } from '../words.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import type { ChangeOrder } from './change-order.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { StepDialog } from './step-dialog.tsx'

type Open = { step: StaffStatus } | 'cancel' | 'refund' | 'return' | undefined

/** Everything that an order allows as it stands; nothing else is offered. */
export function OrderActs({ order, change }: { order: SalesOrder; change: ChangeOrder }) {
  const { sales } = useWords()
  const [open, setOpen] = useState<Open>()
  const may = (act: SalesOrder['allowed'][number]) => order.allowed.includes(act)
  const steps = STAFF_STATUSES.filter(may)
  const props = { order, change, onClose: () => setOpen(undefined) }
  if (steps.length === 0 && !['cancel', 'refund', 'return_to_sale'].some((act) => may(act as 'cancel'))) return null
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {steps.map((step, at) => (
        <Button key={step} look={at === 0 ? 'solid' : 'outline'} onClick={() => setOpen({ step })}>
          {sales.steps[step]}
        </Button>
      ))}
      {may('refund') ? (
        <Button look="quiet" onClick={() => setOpen('refund')}>
          {sales.refund.open}
        </Button>
      ) : null}
      {may('return_to_sale') ? (
        <Button look="quiet" onClick={() => setOpen('return')}>
          {sales.refund.returnOpen}
        </Button>
      ) : null}
      {may('cancel') ? (
        <Button look="quiet" onClick={() => setOpen('cancel')}>
          {sales.cancel.open}
        </Button>
      ) : null}
      {open === 'cancel' ? <CancelDialog {...props} /> : null}
      {open === 'refund' || open === 'return' ? <RefundDialog isReturn={open === 'return'} {...props} /> : null}
      {typeof open === 'object' ? <StepDialog step={open.step} {...props} /> : null}
    </div>
  )
}
