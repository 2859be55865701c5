import type { PlanStatus } from '../../contract/plans/values.ts'
import { Badge, type BadgeLook } from '../components/badge.tsx'
import { useWords } from '../words.ts'

const LOOKS: Record<PlanStatus, BadgeLook> = {
  not_started: 'open',
  awaiting_payment: 'open',
  active: 'stands',
  past_due: 'waits',
  unpaid: 'failed',
  cancelled: 'over',
  completed: 'over',
}

/** Where a plan stands, in a word; one whose card was refused stands out. */
export function PlanStateBadge({ status }: { status: PlanStatus }) {
  const { applicants } = useWords()
  return <Badge look={LOOKS[status]}>{applicants.planStates[status]}</Badge>
}
