/** Every kind of mail by what it is about; the last ones are letters, whose words somebody else writes. */
export const MAILS = {
  orders: [
    ...(['order-confirmed', 'order-ready', 'order-shipped', 'order-cancelled', 'order-refunded'] as const),
    ...(['order-refunded-in-part', 'order-address'] as const),
    ...(['withdrawal-received', 'withdrawal-accepted', 'withdrawal-refused', 'withdrawal-made'] as const),
    ...(['payment-returned', 'sale-made', 'sale-flagged', 'payment-disputed', 'dispute-ended'] as const),
    'refund-failed',
  ],
  enquiries: [
    ...(['enquiry-received', 'enquiry-noted', 'enquiry-begun', 'enquiry-answered', 'enquiry-offer'] as const),
    ...(['enquiry-arrived', 'enquiry-message'] as const),
  ],
  applications: [
    ...(['application-received', 'application-under-review', 'application-incomplete'] as const),
    ...(['application-accepted', 'application-declined', 'application-arrived'] as const),
  ],
  plans: [
    ...(['plan-started', 'plan-charge-failed', 'plan-unpaid', 'plan-cancelled', 'plan-completed'] as const),
    ...(['plan-went-unpaid', 'plan-was-cancelled', 'plan-disputed', 'plan-dispute-ended'] as const),
    'plan-refund-failed',
  ],
  accounts: [
    ...(['verify-address', 'reset-password', 'password-changed', 'address-changed', 'service-linked'] as const),
    ...(['second-factor-set', 'second-factor-reset', 'account-deleted', 'data-erased'] as const),
    'certificate-handed-on',
  ],
  staff: ['staff-invitation', 'webhook-paused'],
  readers: ['newsletter-confirm', 'newsletter-already'],
  letters: ['newsletter', 'alert'],
} as const
export type MailSubject = keyof typeof MAILS

/** What a mail is, by its name. */
export type KnownMail = (typeof MAILS)[MailSubject][number]
export const MAIL_NAMES: readonly KnownMail[] = Object.values(MAILS).flat()

/** The kinds that are made of the gallery's words, which staff can change. */
const { letters: _, ...worded } = MAILS
export type WordedMail = (typeof worded)[keyof typeof worded][number]
export const WORDED_MAILS: readonly WordedMail[] = Object.values(worded).flat()

/** The kinds that go to the gallery itself, and to whoever of its staff wants them. */
export const GALLERY_MAILS = [
  ...(['sale-made', 'sale-flagged', 'payment-disputed', 'dispute-ended', 'refund-failed'] as const),
  'withdrawal-made',
  ...(['enquiry-arrived', 'enquiry-message', 'application-arrived'] as const),
  ...(['plan-went-unpaid', 'plan-was-cancelled', 'plan-disputed', 'plan-dispute-ended'] as const),
  'plan-refund-failed',
] as const satisfies WordedMail[]
export type GalleryMail = (typeof GALLERY_MAILS)[number]

/** Who looks after mails of a subject: sales see theirs, the rest is for who may do everything; letters go to thousands. */
export const SHELVES = {
  orders: 'sales',
  enquiries: 'sales',
  applications: 'sales',
  plans: 'sales',
  accounts: 'house',
  staff: 'house',
  readers: 'house',
  letters: 'letters',
} as const satisfies Record<MailSubject, string>
export type Shelf = (typeof SHELVES)[MailSubject]

/**
 * Where a mail stands: `waiting`: its turn comes; `delayed`: it did not get through, and is tried again; `sent`: the mail
 * server took it; `failed`: it is not tried any more; `dropped`: nobody needed it any more when its turn came.
 */
export const LETTER_STATES = ['waiting', 'delayed', 'sent', 'failed', 'dropped'] as const
export type LetterState = (typeof LETTER_STATES)[number]

/**
 * Why a mail did not get through: `refused`: the server takes nothing for this address; `rejected`: it does not take this
 * mail; `later`: it asks to come again; `unreachable`: it does not answer, or does not let us in; `unwritable`: we could
 * not write it; `returned`: it was taken, and came back later.
 */
export const TROUBLES = ['refused', 'rejected', 'later', 'unreachable', 'unwritable', 'returned'] as const
export type Trouble = (typeof TROUBLES)[number]

/** The parts that a mail's words have, and how long each may be. */
export const MAIL_PARTS = { subject: 150, title: 150, body: 2000, button: 60, note: 2000 } as const
export type MailPart = keyof typeof MAIL_PARTS
