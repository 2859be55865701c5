import type { ApplicationStatus } from '../../contract/applications/values.ts'
import { useWords } from '../words.ts'

const LOOKS: Record<ApplicationStatus, string> = {
  received: 'border-accent text-accent',
  under_review: 'border-accent text-accent',
  incomplete: 'border-line text-muted',
  accepted: 'border-ink',
  declined: 'border-line text-muted',
}

/** Where an application stands, in a word; what waits for the gallery stands out. */
export function ApplicationStateBadge({ status }: { status: ApplicationStatus }) {
  const { applicationStates } = useWords()
  return (
    <span className={`inline-block border px-2 py-0.5 text-label whitespace-nowrap ${LOOKS[status]}`}>
      {applicationStates[status]}
    </span>
  )
}
