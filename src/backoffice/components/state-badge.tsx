import type { ContentStateName } from '../../contract/content/values.ts'
import { useWords } from '../words.ts'

const LOOKS = {
  draft: 'border-line text-muted',
  published: 'border-ink',
  changed: 'border-accent text-accent',
  hidden: 'border-line text-muted line-through',
  scheduled: 'border-ink border-dashed',
}

/** Where a thing stands, in a word. */
export function StateBadge({ state, publishAt }: { state: ContentStateName; publishAt: string | null }) {
  const { states } = useWords().lists
  const shown = publishAt ? 'scheduled' : state
  return (
    <span className={`inline-block border px-2 py-0.5 text-label whitespace-nowrap ${LOOKS[shown]}`}>
      {states[shown]}
    </span>
  )
}
