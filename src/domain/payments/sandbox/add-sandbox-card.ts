import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'
import { invalidFields } from '../../domain-error.ts'
import { checkCard, type TypedCard } from './check-card.ts'

/** Takes a test card and gives what payments are made with; of its number only the last digits are kept. */
export async function addSandboxCard(db: Database, card: TypedCard): Promise<{ paymentMethod: string; last4: string }> {
  const { outcome, last4, faults } = checkCard(card)
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  const token = `pm_sandbox_${randomBytes(16).toString('hex')}`
  await db.insertInto('sandbox_cards').values({ token, owner: card.owner.trim(), last4, outcome }).execute()
  return { paymentMethod: token, last4 }
}

/** Removes cards that were shown a day ago and more. */
export async function forgetSandboxCards(db: Database): Promise<void> {
  await db
    .deleteFrom('sandbox_cards')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
