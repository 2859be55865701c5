import type { IssueStatus } from '../../contract/newsletter/values.ts'
import { Badge } from '../components/badge.tsx'
import { useWords } from '../words.ts'

const LOOKS = { draft: 'over', scheduled: 'planned', sending: 'waits', sent: 'stands', failed: 'failed' } as const

/** Where a letter stands, in a word. */
export function IssueBadge({ status }: { status: IssueStatus }) {
  const { states } = useWords().newsletter
  return <Badge look={LOOKS[status]}>{states[status]}</Badge>
}
