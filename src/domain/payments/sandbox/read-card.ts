import type { Database } from '../../../database/index.ts'
import { invalidFields } from '../../domain-error.ts'
import type { Outcome } from './test-cards.ts'

/** The card that was shown under this token, and what comes of charging it. */
export async function readCard(tx: Database, method: string): Promise<{ outcome: Outcome; last4: string }> {
  const card = /^pm_sandbox_\w+$/.test(method)
    ? await tx.selectFrom('sandbox_cards').select(['outcome', 'last4']).where('token', '=', method).executeTakeFirst()
    : undefined
  if (!card) throw invalidFields({ payment_method: { word: 'invalid' } })
  return { outcome: card.outcome as Outcome, last4: card.last4 }
}
