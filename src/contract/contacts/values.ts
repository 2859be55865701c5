/** What somebody has had to do with the gallery, as its list is narrowed by it. */
export const CONTACT_DEEDS = ['bought', 'asked', 'newsletter'] as const
/** Why two contacts may be one person. */
export const DOUBLE_REASONS = ['email', 'phone', 'name'] as const
/**
 * Why somebody gets no letter: `gone`: there is no such contact any more; `no-address`: nobody knows where to write to;
 * `unsubscribed`: they ended the newsletter; `erased`: what was kept of this address was erased once.
 */
export const LETTER_OBSTACLES = ['gone', 'no-address', 'unsubscribed', 'erased'] as const
/** Those in spite of which staff may write: they answer for it. */
export const LETTER_DOUBTS = ['unsubscribed', 'erased'] as const satisfies (typeof LETTER_OBSTACLES)[number][]

export type ContactDeed = (typeof CONTACT_DEEDS)[number]
export type DoubleReason = (typeof DOUBLE_REASONS)[number]
export type LetterObstacle = (typeof LETTER_OBSTACLES)[number]

/** How many people one work is offered to at once. */
export const MOST_WRITTEN_TO = 50
/** How many tags somebody has at most, and how long each may be. */
export const MOST_TAGS = 30
export const LONGEST_TAG = 40
/** How many orders and conversations a contact's page tells; the desks have all of them. */
export const MOST_TOLD = 50
