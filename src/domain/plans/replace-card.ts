import { type Database, transact } from '../../database/index.ts'
import type { StoredApplication } from '../applications/index.ts'
import { DomainError } from '../domain-error.ts'
import type { CardTry, PaymentProvider } from '../payments/index.ts'
import { applyPlan } from './apply-plan.ts'
import { findPlan, lockPlan } from './find-plan.ts'
import { isBegun } from './plan-states.ts'
import { beginTry, finishTry } from './try-card.ts'

/** Puts another card in the place of the one that a running plan is charged by; a month that is open is charged at once. */
export async function replaceCard(
  db: Database,
  provider: PaymentProvider,
  application: StoredApplication,
  card: CardTry,
): Promise<void> {
  const plan = await transact(db, async (tx) => {
    const found = await findPlan(tx, application.id)
    const known = found && (await lockPlan(tx, found.id))
    if (!known || known.provider !== provider.name) throw new DomainError('plan-closed')
    const isClosed = !isBegun(known.status) || known.cancel_wanted_at !== null
    // What came of it may have ended the plan; whoever asks again is told so, and nothing more is charged.
    if (known.last_attempt === card.attempt) return isClosed ? undefined : known
    if (isClosed) throw new DomainError('plan-closed')
    return beginTry(tx, known, card)
  })
  if (!plan) return
  const { provider_id: id } = plan
  if (id === null) throw new DomainError('plan-closed')
  await finishTry(db, plan, card, async () => applyPlan(db, await provider.plans.replaceCard(id, card)))
}
