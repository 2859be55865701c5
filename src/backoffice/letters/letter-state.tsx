import type { LetterState } from '../../contract/mail/values.ts'
import { useWords } from '../words.ts'

const LOOKS: Record<LetterState, string> = {
  waiting: 'border-line text-muted',
  delayed: 'border-accent text-accent',
  sent: 'border-ink',
  failed: 'border-error text-error',
  dropped: 'border-line text-muted line-through',
}

/** Where a mail stands, in a word. */
export function LetterStateBadge({ state }: { state: LetterState }) {
  const { states } = useWords().letters
  return (
    <span className={`inline-block border px-2 py-0.5 text-label whitespace-nowrap ${LOOKS[state]}`}>
      {states[state]}
    </span>
  )
}
