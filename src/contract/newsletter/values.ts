/**
 * Where a letter stands. `sending`: mails of it are still on their way; `sent`: each has come to its end; `failed`: when its
 * time came it could not go out, and waits for somebody.
 */
export const ISSUE_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'failed'] as const
export type IssueStatus = (typeof ISSUE_STATUSES)[number]

/** Where the wish of a reader stands. */
export const READER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const
export type ReaderStatus = (typeof READER_STATUSES)[number]

/** How many parts a letter may have: texts and works. */
export const MOST_BLOCKS = 40
/** How long the subject and each of the texts may be. */
export const LONGEST_SUBJECT = 150
export const LONGEST_TEXT = 8000
