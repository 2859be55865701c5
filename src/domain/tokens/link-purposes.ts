import { ADDRESS_FOR_A_WEEK, type Form, ID, ID_FOR_A_WEEK, ID_FOR_AN_HOUR, MARK, THING_FOR_A_WEEK } from './claims.ts'

/** What a signed link can be for, and what it says. Mails that were sent hold these names in their proofs: they stay. */
export const LINK_PURPOSES = {
  'verify-address': ADDRESS_FOR_A_WEEK,
  'newsletter-confirm': ID_FOR_A_WEEK,
  'newsletter-unsubscribe': MARK,
  'application-status': ID,
  'enquiry-thread': ID,
  'private-offer': ID,
  'alert-end': ID,
  'alerts-end-all': { ...ID, prefix: 'all-' },
  'staff-invitation': ID_FOR_A_WEEK,
  'content-preview': THING_FOR_A_WEEK,
  'gallery-export': ID_FOR_AN_HOUR,
  'certificate-transfer': ID_FOR_A_WEEK,
} satisfies Record<string, Form<never, unknown>>

export type LinkPurpose = keyof typeof LINK_PURPOSES

/** What a link for this end is made of. */
export type Given<Purpose extends LinkPurpose> = Parameters<(typeof LINK_PURPOSES)[Purpose]['write']>[0]

/** What it says. */
export type Said<Purpose extends LinkPurpose> = ReturnType<(typeof LINK_PURPOSES)[Purpose]['read']>
