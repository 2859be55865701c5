import { useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { Checkbox } from '../../web/forms/checkbox.tsx'
import { call } from '../api/call.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { ReasonField } from '../components/reason-field.tsx'
import { textIn } from '../components/text-in.ts'
import { useLocale, useWords } from '../words.ts'
import type { ChangeOrder } from './change-order.ts'
import { RefundParts } from './refund-parts.tsx'
import { useRefundParts } from './use-refund-parts.ts'

interface Props {
  order: SalesOrder
  change: ChangeOrder
  onClose: () => void
  /** Whether the money is back already, and only the works are to come back on sale. */
  isReturn: boolean
}

/** Pays an order back, all that is left or parts of it; says what it comes to before it is done. */
export function RefundDialog({ order, change, onClose, isReturn }: Props) {
  const { sales } = useWords()
  const locale = useLocale()
  const [isWhole, setWhole] = useState(true)
  const [returns, setReturns] = useState(isReturn)
  const [error, setError] = useState<string>()
  const parts = useRefundParts(order)
  const left = order.received - order.refunded
  const amount = isWhole ? left : parts.amount
  const title = isReturn ? sales.refund.returnTitle : sales.refund.title

  async function send(typed: FormData) {
    const reason = textIn(typed, 'reason')
    setError(reason === '' ? sales.reasonMissing : undefined)
    if (reason === '' || (!isWhole && !parts.check())) return false
    return change(
      async () =>
        (
          await call('POST /sales/orders/{order}/refund', {
            params: { order: order.number },
            body: isWhole ? { reason, return_to_sale: returns } : { reason, part: parts.toPart() },
          })
        ).order,
      isReturn ? sales.refund.returned : sales.refund.done,
    )
  }
  return (
    <FormDialog
      title={title}
      act={isReturn ? title : fill(sales.refund.confirm, { amount: formatMoney(amount, locale) })}
      place="wide"
      onSend={send}
      onClose={onClose}
    >
      {isReturn ? (
        <p>{sales.refund.returnText}</p>
      ) : (
        <>
          <fieldset className="space-y-1">
            <legend className="sr-only">{title}</legend>
            {[true, false].map((whole) =>
              !whole && !order.allowed.includes('refund_part') ? null : (
                <label key={String(whole)} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name="extent"
                    className="size-5 shrink-0 accent-ink"
                    checked={isWhole === whole}
                    onChange={() => setWhole(whole)}
                  />
                  {whole ? fill(sales.refund.whole, { amount: formatMoney(left, locale) }) : sales.refund.part}
                </label>
              ),
            )}
          </fieldset>
          {isWhole ? (
            <Checkbox
              label={sales.refund.returnAll}
              checked={returns}
              onChange={({ target }) => setReturns(target.checked)}
            />
          ) : (
            <RefundParts order={order} parts={parts} />
          )}
        </>
      )}
      <ReasonField label={sales.reason} hint={sales.reasonHint} error={error} onChange={() => setError(undefined)} />
      {isReturn ? null : <p>{fill(sales.refund.mailed, { email: order.email })}</p>}
    </FormDialog>
  )
}
