import type { ReaderStatus } from '../../contract/newsletter/values.ts'
import { Badge } from '../components/badge.tsx'
import { useWords } from '../words.ts'

const LOOKS = { pending: 'open', confirmed: 'stands', unsubscribed: 'gone' } as const

/** Where the wish of a reader stands, in a word. */
export function ReaderBadge({ status }: { status: ReaderStatus }) {
  const { states } = useWords().newsletter.readers
  return <Badge look={LOOKS[status]}>{states[status]}</Badge>
}
