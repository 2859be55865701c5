import type { Database } from '../../database/index.ts'
import { hasMoneyAway } from '../disputes/index.ts'
import { DomainError } from '../domain-error.ts'

/** What a bank has taken back cannot be paid back as well. */
export async function refuseWhileDisputed(tx: Database, { id }: { id: string }): Promise<void> {
  if (await hasMoneyAway(tx, id)) throw new DomainError('payment-disputed')
}
