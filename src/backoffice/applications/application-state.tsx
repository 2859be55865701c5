import type { ApplicationStatus } from '../../contract/applications/values.ts'
import { Badge, type BadgeLook } from '../components/badge.tsx'
import { useWords } from '../words.ts'

const LOOKS: Record<ApplicationStatus, BadgeLook> = {
  received: 'waits',
  under_review: 'waits',
  incomplete: 'over',
  accepted: 'stands',
  declined: 'over',
}

/** Where an application stands, in a word; what waits for the gallery stands out. */
export function ApplicationStateBadge({ status }: { status: ApplicationStatus }) {
  const { applicationStates } = useWords()
  return <Badge look={LOOKS[status]}>{applicationStates[status]}</Badge>
}
