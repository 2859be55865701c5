import type { Database } from '../../database/index.ts'
import { noteDisputes } from '../disputes/index.ts'
import { queueMail } from '../mail/index.ts'
import type { ProviderPlan } from '../payments/index.ts'
import type { StoredPlan } from './find-plan.ts'
import { noteEvent } from './note-event.ts'
import { planDisputedMail, planDisputeEndedMail } from './plan-mails.ts'
import { factsOf } from './write-plan-mail.ts'

const PROVIDER = { by: 'provider' } as const

/** Keeps the disputes about a plan's months, and tells the staff when one opens and how it ends; answers with the months that were lost. */
export async function tellDisputes(tx: Database, plan: StoredPlan, { disputes }: ProviderPlan): Promise<number[]> {
  const news = await noteDisputes(tx, { provider: plan.provider, planId: plan.id }, disputes)
  for (const { dispute, hasOpened, hasEnded } of news) {
    const { id: disputeId, amount, reason, state } = dispute
    if (hasOpened) {
      await noteEvent(tx, plan.id, {
        kind: 'disputed',
        actor: PROVIDER,
        detail: { dispute: disputeId, amount, reason },
      })
      await queueMail(tx, planDisputedMail, { ...factsOf(plan), disputeId })
    }
    if (hasEnded) {
      const detail = { dispute: disputeId, amount, outcome: state }
      await noteEvent(tx, plan.id, { kind: 'dispute_ended', actor: PROVIDER, detail })
      await queueMail(tx, planDisputeEndedMail, { ...factsOf(plan), disputeId })
    }
  }
  return news.flatMap(({ dispute: { state, month } }) => (state === 'lost' && month !== null ? [month] : []))
}
