import type { LetterState } from '../../contract/mail/values.ts'
import { Badge, type BadgeLook } from '../components/badge.tsx'
import { useWords } from '../words.ts'

const LOOKS: Record<LetterState, BadgeLook> = {
  waiting: 'over',
  delayed: 'waits',
  sent: 'stands',
  failed: 'failed',
  dropped: 'gone',
}

/** Where a mail stands, in a word. */
export function LetterStateBadge({ state }: { state: LetterState }) {
  const { states } = useWords().letters
  return <Badge look={LOOKS[state]}>{states[state]}</Badge>
}
