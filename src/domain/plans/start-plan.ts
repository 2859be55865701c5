import { EUROS_A_MONTH } from '../../contract/applications/values.ts'
import { PLAN_MONTHS } from '../../contract/plans/values.ts'
import { type Database, transact } from '../../database/index.ts'
import type { StoredApplication } from '../applications/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import type { CardTry, PaymentProvider } from '../payments/index.ts'
import { applyPlan } from './apply-plan.ts'
import { findPlan, lockPlan, type StoredPlan } from './find-plan.ts'
import { noteEvent } from './note-event.ts'
import { openAtProvider } from './open-at-provider.ts'
import { isOver } from './plan-states.ts'
import { beginTry, finishTry } from './try-card.ts'

/**
 * Begins the plan of an accepted artist by charging the first month. The try is written down before anything is asked
 * of the provider, so that whatever breaks off is found again; a plan that runs already is left as it is.
 */
export async function startPlan(
  db: Database,
  provider: PaymentProvider,
  application: StoredApplication,
  card: CardTry,
): Promise<void> {
  const plan = await transact(db, async (tx) => {
    // Every month that is paid has an invoice, and that an address.
    if (!application.billing) throw invalidFields({ billing: { word: 'required' } })
    const known = await lockOrAgree(tx, provider, application)
    if (known.provider !== provider.name) throw new DomainError('plan-closed')
    const isClosed = isOver(known.status) || known.cancel_wanted_at !== null
    // Whoever asks again is told what came of it; what is to end is charged no more.
    if (known.last_attempt === card.attempt) return isClosed ? undefined : known
    if (isClosed) throw new DomainError('plan-closed')
    return known.status === 'awaiting_payment' ? beginTry(tx, known, card) : undefined
  })
  if (!plan) return
  await finishTry(db, plan, card, async () => {
    const id = plan.provider_id ?? (await openAtProvider(db, provider, plan))
    await applyPlan(db, await provider.plans.start(id, card))
  })
}

/** The plan of the application, made with what is agreed to now if there is none. */
async function lockOrAgree(
  tx: Database,
  { name }: PaymentProvider,
  application: StoredApplication,
): Promise<StoredPlan> {
  const made = await tx
    .insertInto('plans')
    .values({
      application_id: application.id,
      provider: name,
      amount: EUROS_A_MONTH * 100,
      months: PLAN_MONTHS,
    })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await noteEvent(tx, made.id, { kind: 'agreed', actor: { by: 'artist' }, status: 'awaiting_payment' })
  const id = made?.id ?? (await findPlan(tx, application.id))?.id
  const plan = id === undefined ? undefined : await lockPlan(tx, id)
  if (!plan) throw new DomainError('not-found')
  return plan
}
