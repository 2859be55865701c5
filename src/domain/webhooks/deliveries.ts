import { sql } from 'kysely'

import { type DeliveryFault, type DeliveryState, LOG_DAYS, type WebhookEvent } from '../../contract/webhooks/values.ts'
import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { queueJob } from '../queue/index.ts'

/** What became of something that is told, as far as it is known. */
interface Outcome {
  state: DeliveryState
  tries: number
  tried_at: Date | null
  next_at: Date
  status: number | null
  fault: string | null
}

export const OUTCOME = ['state', 'tries', 'tried_at', 'next_at', 'status', 'fault'] as const
const DELIVERY = ['id', 'place', 'event', 'created_at', 'body', ...OUTCOME] as const

export const presentOutcome = ({ state, tries, tried_at, next_at, status, fault }: Outcome) => ({
  ...{ state, tries, status, fault: fault as DeliveryFault | null },
  tried_at: tried_at?.toISOString() ?? null,
  next_at: state === 'waiting' ? next_at.toISOString() : null,
})

type Row = Outcome & { id: string; place: string; event: string; created_at: Date; body: object }

const present = ({ id, event, created_at, body, ...row }: Row) => ({
  ...{ id, event: event as WebhookEvent | 'test', created_at: created_at.toISOString() },
  ...presentOutcome(row),
  // Written by ourselves, as its type says.
  body: body as { type: string; timestamp: string; data: object } as never,
})

/** What a program was told, the latest first, a page at a time. */
export async function listDeliveries(
  db: Database,
  webhookId: string,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  await requireWebhook(db, webhookId)
  const all = db.selectFrom('webhook_deliveries').select(DELIVERY).where('webhook_id', '=', webhookId)
  const rows = await (before === undefined ? all : all.where('place', '<', String(before)))
    .orderBy('place', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { deliveries: page.map(present), next: last ? Number(last.place) : null }
}

/** Tells it again at once, under the same id, as often as if it were new. */
export function sendAgain(db: Database, webhookId: string, id: string) {
  return transact(db, async (tx) => {
    const row = await tx
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting', tries: 0, next_at: sql<Date>`now()`, status: null, fault: null })
      .where('id', '=', id)
      .where('webhook_id', '=', webhookId)
      .returning(DELIVERY)
      .executeTakeFirst()
    if (!row) throw new DomainError('not-found')
    await queueJob(tx, 'send-webhooks', {})
    return present(row)
  })
}

/** Tells a program, switched off or not, that somebody wants to see whether it arrives. */
export function sendTest(db: Database, webhookId: string) {
  return transact(db, async (tx) => {
    await requireWebhook(tx, webhookId)
    const body = { type: 'test', timestamp: new Date().toISOString(), data: {} }
    const row = await tx
      .insertInto('webhook_deliveries')
      .values({ webhook_id: webhookId, event: 'test', body: JSON.stringify(body) })
      .returning(DELIVERY)
      .executeTakeFirstOrThrow()
    await queueJob(tx, 'send-webhooks', {})
    return present(row)
  })
}

async function requireWebhook(db: Database, id: string): Promise<void> {
  const known = await db.selectFrom('webhooks').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  if (!known) throw new DomainError('not-found')
}

/** Forgets what was told so long ago that nobody looks for it. */
export async function forgetDeliveries(db: Database): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('state', '<>', 'waiting')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${LOG_DAYS})`)
    .execute()
}
