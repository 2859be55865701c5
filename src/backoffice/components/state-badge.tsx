import type { ContentStateName } from '../../contract/content/values.ts'
import { useWords } from '../words.ts'
import { Badge } from './badge.tsx'

const LOOKS = {
  draft: 'over',
  published: 'stands',
  changed: 'waits',
  hidden: 'gone',
  scheduled: 'planned',
} as const

/** Where a thing stands, in a word. */
export function StateBadge({ state, publishAt }: { state: ContentStateName; publishAt: string | null }) {
  const { states } = useWords().lists
  const shown = publishAt ? 'scheduled' : state
  return <Badge look={LOOKS[shown]}>{states[shown]}</Badge>
}
