import { useState } from 'react'

import type { Plan } from '../../../contract/plans/endpoints.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useWords } from '../../words.ts'
import { Begin } from './begin.tsx'
import { Standing } from './standing.tsx'
import { isUnderWay, type PlanAtDesk, usePlan } from './use-plan.ts'

const isBefore = ({ status }: Plan) => status === 'not_started' || status === 'awaiting_payment'

/** The plan behind a private link: to be begun, or how it stands. */
export default function PlanDesk({ token }: { token: string }) {
  const { desk: words } = useWords().plan
  const { desk, missing, askAgain } = usePlan(token)
  if (desk) return <Desk desk={desk} />
  if (missing === undefined) return <p className="min-h-40 text-lead text-muted">{words.loading}</p>
  return (
    <div role="alert" className="space-y-6">
      {missing === 'invalid' ? <h2 className="font-display text-title">{words.invalid}</h2> : null}
      <p className="max-w-[60ch] text-lead">{missing === 'invalid' ? words.invalidText : words.unreachable}</p>
      {missing === 'invalid' ? <WaysOn /> : <Button onClick={askAgain}>{words.again}</Button>}
    </div>
  )
}

function Desk({ desk }: { desk: PlanAtDesk }) {
  const { desk: words, begin } = useWords().plan
  const { plan } = desk
  // Whoever sees it begin is told so; whoever comes back later knows.
  const [wasBefore] = useState(isBefore(plan))
  return (
    <>
      <p className="mb-8 text-label text-muted">
        {words.reference} <span className="text-ink">{plan.reference}</span>
      </p>
      {!isBefore(plan) ? (
        <Standing desk={desk} isNew={wasBefore} />
      ) : isUnderWay(plan) ? (
        <div role="status" className="max-w-[60ch] space-y-4">
          <h2 className="font-display text-title">{begin.processing}</h2>
          <p className="text-lead">{begin.processingText}</p>
        </div>
      ) : (
        <Begin desk={desk} />
      )}
    </>
  )
}

function WaysOn() {
  const { standing: words } = useWords().plan
  return (
    <div className="flex flex-wrap gap-6">
      <ButtonLink to="/contact">{words.contact}</ButtonLink>
      <ButtonLink look="quiet" to="/subscription">
        {words.apply}
      </ButtonLink>
    </div>
  )
}
