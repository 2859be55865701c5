/** What the log of staff's acts is sorted by. */
export const ACT_SUBJECTS = [
  'content',
  'moving',
  'orders',
  'enquiries',
  'applications',
  'plans',
  'newsletter',
  'staff',
  'programs',
  'letters',
  'people',
  'contacts',
] as const

export type ActSubject = (typeof ACT_SUBJECTS)[number]

/** How the log of staff's acts tells of a call. Nothing about collectors is kept but the number of what was done to. */
export interface Log {
  subject: ActSubject
  /** What is read before and after, by the same parameters; what differs at these places is kept. `*` is every part of a list. */
  looks?: { at: `GET /${string}`; places: readonly string[] }
  /** What is kept of the body. */
  keeps?: readonly string[]
}
