import { useState } from 'react'

import type { PlanSale } from '../../contract/plans/endpoints.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { call } from '../api/call.ts'
import type { Changing } from '../api/use-changing.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { ReasonField } from '../components/reason-field.tsx'
import { textIn } from '../components/text-in.ts'
import { useLocale, useWords } from '../words.ts'

interface Props {
  sale: PlanSale
  change: Changing<PlanSale>
  onClose: () => void
}

/** Ends an artist's plan, and says before what becomes of the months and of the works. */
export function EndPlanDialog({ sale: { plan, totals }, change, onClose }: Props) {
  const { applicants } = useWords()
  const words = applicants.end
  const locale = useLocale()
  const [error, setError] = useState<string>()
  async function send(typed: FormData) {
    // One line, which the artist reads in a mail.
    const reason = textIn(typed, 'reason').replaceAll(/\s+/g, ' ').trim()
    if (reason === '') {
      setError(words.reasonMissing)
      return false
    }
    return change(
      () =>
        call('POST /sales/plans/{application}/cancellation', {
          params: { application: plan.reference },
          body: { reason },
        }),
      words.done,
    )
  }
  return (
    <FormDialog title={words.open} act={words.open} onSend={send} onClose={onClose}>
      <ul className="list-disc space-y-2 pl-6">
        <li>{fill(words.months, { paid: plan.paid_months, months: plan.months })}</li>
        {totals.open > 0 ? <li>{fill(words.openMonth, { amount: formatMoney(totals.open, locale) })}</li> : null}
        <li>{words.refunds}</li>
        <li>{words.works}</li>
        <li>{words.final}</li>
      </ul>
      <ReasonField label={words.reason} hint={words.reasonHint} error={error} onChange={() => setError(undefined)} />
    </FormDialog>
  )
}
