import { useRef, useState } from 'react'

import { Button } from '../../components/button.tsx'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { announce } from '../../state/announcement-store.ts'
import { useWords } from '../../words.ts'
import { AddressFields, readAddress } from '../accounts/customer/address-fields.tsx'
import { AddressLines } from '../orders/address-lines.tsx'
import type { PlanAtDesk } from './use-plan.ts'

/** What the invoices are addressed to: asked for until it is told, and changed for those to come. */
export function PlanBilling({ desk }: { desk: PlanAtDesk }) {
  const { billing: words } = useWords().plan
  const { billing } = desk.plan
  const [isChanging, setChanging] = useState(false)
  const room = useRef<HTMLDivElement>(null)

  function done() {
    setChanging(false)
    announce(words.done)
    // The form that had the focus is gone.
    setTimeout(() => room.current?.querySelector('button')?.focus())
  }

  return (
    <div ref={room} className="max-w-2xl space-y-6">
      {billing && !isChanging ? (
        <>
          <AddressLines address={billing} />
          <Button look="outline" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </>
      ) : (
        <BillingForm desk={desk} onDone={done} />
      )}
      {billing && isChanging ? (
        <Button look="quiet" onClick={() => setChanging(false)}>
          {words.back}
        </Button>
      ) : null}
    </div>
  )
}

function BillingForm({ desk, onDone }: { desk: PlanAtDesk; onDone: () => void }) {
  const { billing: words } = useWords().plan
  const { plan, token, follow } = desk
  const form = useForm(async (value, call) => {
    const { phone: _, ...billing } = readAddress(value, 'billing')
    const { plan: changed } = await call('PUT /plans/{token}/billing', { params: { token }, body: { billing } })
    follow(changed)
    onDone()
  })
  return (
    <Form form={form} submit={words.save} look="outline">
      <AddressFields form={form} group="billing" address={plan.billing ?? {}} isShippedTo={false} />
    </Form>
  )
}
