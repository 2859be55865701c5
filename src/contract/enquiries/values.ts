/** The values that enquiries and private offers are told by, as they travel and are stored. */
export const ENQUIRY_KINDS = ['price', 'question', 'delivery', 'contact'] as const
export const ENQUIRY_STATUSES = ['open', 'closed'] as const
/** How staff begin a conversation: they note what somebody said who rang, came by or wrote a mail, or write first. */
export const STAFF_ORIGINS = ['phone', 'visit', 'mail', 'gallery'] as const
/** How a conversation began: on the site, or by staff. */
export const ENQUIRY_ORIGINS = ['site', ...STAFF_ORIGINS] as const
/** `gone`: the work can no longer be bought, by whomever. */
export const OFFER_STATES = ['open', 'over', 'withdrawn', 'bought', 'gone'] as const

export type EnquiryOrigin = (typeof ENQUIRY_ORIGINS)[number]
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]
export type OfferState = (typeof OFFER_STATES)[number]

/** How many works somebody may ask about at once. */
export const MOST_ASKED_ABOUT = 20
/** How long a message may be. */
export const LONGEST_MESSAGE = 2000
/** How long an answer by mail may be; the rest is cut off. */
export const LONGEST_BY_MAIL = 20_000
/** How many files may go with an answer, and how large each may be. */
export const MOST_ATTACHED = 5
export const LARGEST_ATTACHED_MB = 20
