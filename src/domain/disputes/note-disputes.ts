import type { Insertable } from 'kysely'

import type { Database, DisputeRow } from '../../database/index.ts'
import type { ProviderDispute } from '../payments/index.ts'
import type { StoredDispute } from './read-disputes.ts'
import { type DisputeNews, tellOfDisputes } from './tell-of-disputes.ts'

/** Whose payment is disputed. */
type Owner = { provider: string } & ({ orderId: string } | { planId: string })

const isOver = ({ state }: Pick<ProviderDispute, 'state'>) => state !== 'needs_response' && state !== 'under_review'

/**
 * Keeps what the provider says about disputes, under the lock of their owner, and tells other programs; an end is not
 * taken back by an older answer.
 */
export async function noteDisputes(tx: Database, owner: Owner, disputes: ProviderDispute[]): Promise<DisputeNews[]> {
  const news: DisputeNews[] = []
  for (const told of disputes) {
    const known = await tx
      .selectFrom('disputes')
      .selectAll()
      .where('provider', '=', owner.provider)
      .where('id', '=', told.id)
      .executeTakeFirst()
    if (known && isOver(known) && !isOver(told)) continue
    const dispute = await write(tx, owner, told, known)
    const hasEnded = isOver(told) && known?.state !== told.state
    if (!known || hasEnded) news.push({ dispute, hasOpened: !known, hasEnded })
  }
  await tellOfDisputes(tx, news)
  return news
}

function write(
  tx: Database,
  owner: Owner,
  told: ProviderDispute,
  known: StoredDispute | undefined,
): Promise<StoredDispute> {
  const columns = {
    state: told.state,
    is_refundable: told.isRefundable,
    amount: told.amount,
    currency: told.currency,
    month: told.month ?? known?.month ?? null,
    reason: told.reason,
    due_at: told.dueAt,
    opened_at: told.openedAt,
    ended_at: !isOver(told) ? null : known?.state === told.state ? known.ended_at : new Date(),
  }
  const values: Insertable<DisputeRow> = {
    provider: owner.provider,
    id: told.id,
    order_id: 'orderId' in owner ? owner.orderId : null,
    plan_id: 'planId' in owner ? owner.planId : null,
    ...columns,
  }
  return tx
    .insertInto('disputes')
    .values(values)
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow()
}
