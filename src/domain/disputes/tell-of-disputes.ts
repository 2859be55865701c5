import type { Database } from '../../database/index.ts'
import { type GalleryEvent, tellPrograms } from '../webhooks/index.ts'
import type { StoredDispute } from './read-disputes.ts'

/** A dispute that has just been heard of, or that has just ended, or both. */
export interface DisputeNews {
  dispute: StoredDispute
  hasOpened: boolean
  hasEnded: boolean
}

/** Tells other programs of disputes that have opened or ended. */
export async function tellOfDisputes(tx: Database, news: DisputeNews[]): Promise<void> {
  for (const { dispute, hasOpened, hasEnded } of news) {
    const { id, state, order_id } = dispute
    const about = order_id === null ? 'plan' : 'order'
    const data = { id, state, about, read: await readAt(tx, dispute) } as const
    const types = [...(hasOpened ? ['dispute.opened' as const] : []), ...(hasEnded ? ['dispute.ended' as const] : [])]
    await tellPrograms(tx, ...types.map((type): GalleryEvent => ({ type, data })))
  }
}

/** Where whatever is disputed is read. */
async function readAt(tx: Database, { order_id, plan_id }: DisputeNews['dispute']): Promise<string> {
  if (order_id !== null) {
    const { number } = await tx
      .selectFrom('orders')
      .select('number')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow()
    return `/api/sales/orders/${number}`
  }
  const { reference } = await tx
    .selectFrom('plans')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select('reference')
    .where('plans.id', '=', plan_id)
    .executeTakeFirstOrThrow()
  return `/api/sales/plans/${reference}`
}
