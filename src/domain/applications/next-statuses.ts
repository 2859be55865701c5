import type { ApplicationStatus, ReviewStatus } from '../../contract/applications/values.ts'

/** Where an application can go from each state; an answer is final. */
export const NEXT_STATUSES: Record<ApplicationStatus, readonly ReviewStatus[]> = {
  received: ['under_review', 'incomplete'],
  under_review: ['accepted', 'declined', 'incomplete'],
  incomplete: ['under_review', 'declined'],
  accepted: [],
  declined: [],
}
