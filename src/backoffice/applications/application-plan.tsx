import { useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import type { PlanSale } from '../../contract/plans/endpoints.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useChanging } from '../api/use-changing.ts'
import { Facts } from '../components/facts.tsx'
import { Loading } from '../components/loading.tsx'
import { formatMoment } from '../components/moments.ts'
import { Trouble } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'
import { EndPlanDialog } from './end-plan-dialog.tsx'
import { PlanPapers } from './plan-papers.tsx'
import { PlanStateBadge } from './plan-state.tsx'

/** What an accepted artist was charged and has paid, month by month. */
export function ApplicationPlan({ reference }: { reference: string }) {
  const { applicants } = useWords()
  const locale = useLocale()
  const money = (euros: number) => formatMoney(euros, locale)
  const [isEnding, setEnding] = useState(false)
  const { value, error, retry, change } = useChanging(reference, (signal) =>
    call('GET /sales/plans/{application}', { params: { application: reference } }, { signal }),
  )
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <section className="space-y-4">
      <h2 className="flex flex-wrap items-center gap-x-4 border-b border-ink pb-2 font-display text-title">
        {applicants.plan}
        {value ? <PlanStateBadge status={value.plan.status} /> : null}
      </h2>
      {isMissing || value?.plan.status === 'not_started' ? (
        <p>{applicants.noPlan}</p>
      ) : error ? (
        <Trouble error={error} onRetry={retry} />
      ) : value ? (
        <>
          <PlanFacts sale={value} />
          <p>
            {fill(applicants.planText, {
              paid: money(value.totals.paid),
              charged: money(value.totals.charged),
              open: money(value.totals.open),
            })}
          </p>
          <table className="w-full text-label tabular-nums">
            <thead>
              <tr className="border-b border-line text-left text-muted">
                {[applicants.day, applicants.month, applicants.entry].map((name) => (
                  <th key={name} scope="col" className="py-2 pr-4 font-normal">
                    {name}
                  </th>
                ))}
                <th scope="col" className="py-2 text-right font-normal">
                  {applicants.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {value.ledger.map(({ at, month, kind, amount }, index) => (
                <tr key={index} className="border-b border-line">
                  <td className="py-2 pr-4">{formatMoment(at, locale)}</td>
                  <td className="py-2 pr-4">{month}</td>
                  <td className="py-2 pr-4">{applicants.entries[kind]}</td>
                  <td className="py-2 text-right">{money(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <PlanPapers sale={value} />
          {value.plan.can_end ? (
            <Button look="outline" onClick={() => setEnding(true)}>
              {applicants.end.open}
            </Button>
          ) : null}
          {isEnding ? <EndPlanDialog sale={value} change={change} onClose={() => setEnding(false)} /> : null}
        </>
      ) : (
        <Loading />
      )}
    </section>
  )
}

/** How far a plan has come, what comes next, what went wrong, and when it ends. */
function PlanFacts({ sale: { plan, events } }: { sale: PlanSale }) {
  const { applicants } = useWords()
  const locale = useLocale()
  const when = (at: string | null) => (at === null ? null : formatMoment(at, locale))
  const reason = events.findLast(({ kind }) => kind === 'cancel_wanted')?.detail.reason
  return (
    <Facts
      isNarrow
      facts={[
        [applicants.paidMonths, fill(applicants.monthsOf, { paid: plan.paid_months, months: plan.months })],
        [applicants.card, plan.card ? `${plan.card.brand} ${plan.card.last4}` : null],
        [applicants.nextCharge, when(plan.next_charge?.at ?? null)],
        [applicants.refused, plan.declined ? applicants.declines[plan.declined] : null],
        [applicants.nextAttempt, when(plan.next_attempt_at)],
        [applicants.endsAt, when(plan.ends_at)],
        [applicants.endWanted, plan.is_cancel_wanted ? applicants.endUnderway : null],
        [applicants.endReason, typeof reason === 'string' ? reason : null],
      ]}
    />
  )
}
