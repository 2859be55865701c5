import type { Database } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import type { ChargeNews } from './apply-charge.ts'
import type { StoredPlan } from './find-plan.ts'
import { noteEvent } from './note-event.ts'
import {
  planCancelledMail,
  planChargeFailedMail,
  planCompletedMail,
  planRefundFailedMail,
  planStartedMail,
  planUnpaidMail,
  planWasCancelledMail,
  planWentUnpaidMail,
} from './plan-mails.ts'
import { isBegun } from './plan-states.ts'
import { tellOfPlan } from './tell-of-plan.ts'
import { factsOf, writeToArtist } from './write-plan-mail.ts'

interface News {
  before: StoredPlan
  after: StoredPlan
  charges: ChargeNews[]
}

const PROVIDER = { by: 'provider' } as const

/** Writes down what an answer of the provider brought, and makes it due that people and programs are told. */
export async function tellNews(tx: Database, { before, after, charges }: News): Promise<void> {
  const note = (event: Omit<Parameters<typeof noteEvent>[2], 'actor'>) =>
    noteEvent(tx, after.id, { actor: PROVIDER, ...event })
  const isNewStatus = before.status !== after.status
  const hasBegun = before.status === 'awaiting_payment' && isBegun(after.status)

  for (const { month, failures, paid, refunded, refundsFailed } of charges) {
    if (failures > 0 && (month > 1 || isBegun(before.status))) {
      await note({ kind: 'charge_failed', detail: { month, failures, reason: after.declined ?? '' } })
    }
    if (paid > 0) await note({ kind: 'paid', detail: { month, amount: paid } })
    if (refunded > 0) await note({ kind: 'refunded', detail: { month, amount: refunded } })
    if (refundsFailed > 0) {
      await note({ kind: 'refund_failed', detail: { month, amount: refundsFailed } })
      await queueMail(tx, planRefundFailedMail, { ...factsOf(after), cents: String(refundsFailed) })
    }
  }
  if (after.provider_state === 'requires_action' && before.provider_state !== 'requires_action') {
    await note({ kind: 'requires_action' })
  }
  if (after.status === 'awaiting_payment' && after.declined !== null && before.declined === null) {
    await note({ kind: 'declined', detail: { reason: after.declined } })
  }
  if (isBegun(before.status) && after.card_last4 !== null && after.card_last4 !== before.card_last4) {
    await note({ kind: 'card_replaced', detail: { last4: after.card_last4 } })
  }
  if (isNewStatus) await tellOfPlan(tx, after)
  if (isNewStatus) await note({ kind: hasBegun ? 'started' : KINDS[after.status], status: after.status })

  if (hasBegun) await writeToArtist(tx, after, planStartedMail)
  const hasFailed = charges.some(({ month, failures }) => failures > 0 && (month > 1 || isBegun(before.status)))
  if (hasFailed && after.status === 'past_due') await writeToArtist(tx, after, planChargeFailedMail)
  if (!isNewStatus) return
  if (after.status === 'unpaid') {
    await writeToArtist(tx, after, planUnpaidMail)
    await queueMail(tx, planWentUnpaidMail, factsOf(after))
  }
  if (after.status === 'cancelled') {
    await writeToArtist(tx, after, planCancelledMail)
    await queueMail(tx, planWasCancelledMail, factsOf(after))
  }
  if (after.status === 'completed') await writeToArtist(tx, after, planCompletedMail)
}

const KINDS = {
  awaiting_payment: 'attempted',
  active: 'recovered',
  past_due: 'past_due',
  unpaid: 'unpaid',
  cancelled: 'cancelled',
  completed: 'completed',
} as const
