import { useState } from 'react'

import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import type { PlanAtDesk } from './use-plan.ts'

/** Ends a plan before its year is over, once it was asked whether that is meant. */
export function CancelPlan({ desk: { plan, isBusy, ask } }: { desk: PlanAtDesk }) {
  const { cancel: words } = useWords().plan
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const end = plan.ends_at ?? plan.next_charge?.at
  const text =
    plan.status === 'past_due' || end === undefined
      ? words.textPastDue
      : fill(words.text, { day: formatDay(end.slice(0, 10), locale) })

  async function cancel() {
    await ask((call, params) => call('POST /plans/{token}/cancellation', { params }))
    setOpen(false)
  }

  return (
    <div className="mt-16">
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <Dialog label={words.title} onClose={() => setOpen(false)}>
          <h2 className="mb-4 pr-8 font-display text-heading">{words.title}</h2>
          <p className="text-body">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <Button className="aria-disabled:opacity-50" aria-disabled={isBusy} onClick={() => void cancel()}>
              {words.yes}
            </Button>
            <Button look="outline" onClick={() => setOpen(false)}>
              {words.no}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
