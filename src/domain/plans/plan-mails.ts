import type { GalleryMail } from '../../contract/mail/values.ts'
import { describeDispute, describeReturned } from '../disputes/index.ts'
import { type ButtonName, defineGalleryMail, defineMail, type MailWords } from '../mail/index.ts'
import { signLink } from '../tokens/index.ts'
import { describePlan, type PlanFact } from './describe-plan.ts'

const FACTS = ['planId', 'applicationId'] as const

const because = (words: MailWords) => words.plan.automatic

const toArtist = <Name extends ButtonName>(name: Name, shown: PlanFact[], month?: 'first' | 'open') =>
  defineMail(name, {
    facts: FACTS,
    because,
    describe: (db, due) => describePlan(db, due, { shown, ...(month && { month }) }),
    link: async (db, { facts }) =>
      `pricing?application=${await signLink(db, 'application-status', facts.applicationId)}`,
  })

const toGallery = <Name extends GalleryMail>(name: Name, shown: PlanFact[]) =>
  defineGalleryMail(name, { facts: FACTS, because, describe: (db, due) => describePlan(db, due, { shown }) })

const aboutDispute = <Name extends GalleryMail>(name: Name, shown: PlanFact[]) =>
  defineGalleryMail(name, {
    facts: [...FACTS, 'disputeId'],
    because,
    describe: async (db, due) => describePlan(db, due, { shown, money: await describeDispute(db, due) }),
  })

export const planStartedMail = toArtist('plan-started', ['reference', 'card', 'next', 'invoice'], 'first')
export const planChargeFailedMail = toArtist(
  'plan-charge-failed',
  ['reference', 'card', 'refused', 'nextAttempt'],
  'open',
)
export const planUnpaidMail = toArtist('plan-unpaid', ['reference', 'paid'])
export const planCancelledMail = toArtist('plan-cancelled', ['reference', 'paid', 'ends', 'reason'])
export const planCompletedMail = toArtist('plan-completed', ['reference', 'paid', 'ends', 'invoice'])

export const planWentUnpaidMail = toGallery('plan-went-unpaid', ['reference', 'artist', 'paid'])
export const planWasCancelledMail = toGallery('plan-was-cancelled', ['reference', 'artist', 'paid', 'ends', 'reason'])
export const planDisputedMail = aboutDispute('plan-disputed', ['reference', 'artist', 'paid'])
export const planDisputeEndedMail = aboutDispute('plan-dispute-ended', ['reference', 'artist', 'paid'])
export const planRefundFailedMail = defineGalleryMail('plan-refund-failed', {
  facts: [...FACTS, 'cents'],
  because,
  describe: (db, due) =>
    describePlan(db, due, { shown: ['reference', 'artist', 'paid'], money: describeReturned(due) }),
})

/** What plans are written about. */
export const planMails = [
  planStartedMail,
  planChargeFailedMail,
  planUnpaidMail,
  planCancelledMail,
  planCompletedMail,
  planWentUnpaidMail,
  planWasCancelledMail,
  planDisputedMail,
  planDisputeEndedMail,
  planRefundFailedMail,
]
