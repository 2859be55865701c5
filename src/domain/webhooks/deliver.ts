import { sql } from 'kysely'

import type { DeliveryFault } from '../../contract/webhooks/values.ts'
import { type Database, transact } from '../../database/index.ts'
import { askOutside, type World } from '../../outside/ask-outside.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { queueMail } from '../mail/index.ts'
import { unseal } from '../tokens/index.ts'
import { signBody } from './sign-body.ts'
import { webhookPausedMail } from './webhook-mails.ts'
import { giveUpWaiting } from './webhooks.ts'

/** How long is waited after each try; after the last one it is given up. */
const PAUSES_MINUTES = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60, 24 * 60]

const PATIENCE_MS = 10_000
/** Whoever has had it for so long has died. */
const LEASE = sql<Date>`now() + interval '2 minutes'`

/** How programs are reached: by default all the world but our own network, and for as long as a program may take. */
export interface Way {
  world?: World
  patienceMs?: number
}

interface Claimed {
  id: string
  webhookId: string
  event: string
  body: string
  tries: number
  url: string
  secret: Buffer
}

/** Takes the next that is due for a program, so that nobody else has it meanwhile. */
export async function claimDelivery(db: Database, webhookId: string): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    UPDATE webhook_deliveries AS delivery SET tries = tries + 1, tried_at = now(), next_at = ${LEASE}
    FROM webhooks WHERE webhooks.id = delivery.webhook_id AND delivery.id = (
      SELECT id FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND state = 'waiting' AND next_at <= now()
      ORDER BY next_at, place LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING delivery.id, webhook_id AS "webhookId", event, body::text AS body, tries, url, secret`.execute(db)
  return rows[0]
}

/** Tells it, and writes down what became of that; answers whether it has got through. */
export async function deliver(db: Database, claimed: Claimed, way: Way, signal: AbortSignal): Promise<boolean> {
  const secret = await unseal(db, 'webhook secrets', claimed.secret)
  const answer = await send(claimed, secret, way, signal)
  // It stays claimed, and is tried by the next who lives.
  if (signal.aborted) return false
  if (answer.fault === null) await noteArrival(db, claimed, answer.status)
  else await noteFailure(db, claimed, answer)
  return answer.fault === null
}

type Answer = { status: number; fault: null } | { status: number | null; fault: DeliveryFault }

async function send(
  { id, body, url }: Claimed,
  secret: Buffer,
  { world, patienceMs = PATIENCE_MS }: Way,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const { status } = await askOutside(
      url,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Cimaise webhooks',
          ...signBody(secret, id, body, new Date()),
        },
        ...{ body, milliseconds: patienceMs, bytes: 0, hops: 0, signal },
      },
      world,
    )
    return status >= 200 && status < 300 ? { status, fault: null } : { status, fault: 'refused' }
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    // Nobody is followed anywhere, so nobody can be led too far.
    return { status: null, fault: error.fault === 'too-many-hops' ? 'unreachable' : error.fault }
  }
}

async function noteArrival(db: Database, { id, webhookId }: Claimed, status: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'delivered', status, fault: null })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('webhooks')
    .set({ last_delivered_at: sql<Date>`now()` })
    .where('id', '=', webhookId)
    .execute()
}

async function noteFailure(db: Database, claimed: Claimed, { status, fault }: Answer): Promise<void> {
  const { id, event, tries } = claimed
  // What somebody tries out is looked at at once, or not at all.
  const pause = event === 'test' ? undefined : PAUSES_MINUTES[tries - 1]
  await transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhook_deliveries')
      .set({
        ...{ status, fault, state: pause === undefined ? ('given-up' as const) : ('waiting' as const) },
        ...(pause === undefined ? {} : { next_at: sql<Date>`now() + make_interval(mins => ${pause})` }),
      })
      .where('id', '=', id)
      // Somebody may have switched it off, or had it sent again, meanwhile.
      .where('state', '=', 'waiting')
      .where('tries', '=', tries)
      .executeTakeFirst()
    if (pause === undefined && event !== 'test' && numUpdatedRows > 0n) await pauseIfDead(tx, claimed)
  })
}

/** A program to which nothing has got through since what was just given up came about is told nothing more; administrators hear so once. */
async function pauseIfDead(tx: Database, { id, webhookId }: Claimed): Promise<void> {
  const { rows } = await sql<{ url: string }>`
    UPDATE webhooks SET state = 'paused' WHERE id = ${webhookId} AND state = 'on' AND NOT EXISTS (
      SELECT FROM webhook_deliveries WHERE id = ${id} AND created_at < last_delivered_at) RETURNING url`.execute(tx)
  const [paused] = rows
  if (!paused) return
  await giveUpWaiting(tx, webhookId)
  const admins = await tx
    .selectFrom('users')
    .select(['name', 'email', 'locale'])
    .where(sql<boolean>`'admin' = ANY (scope) AND deactivated_at IS NULL AND demo_ended_at IS NULL`)
    .execute()
  // The rest of an address may be as good as a password.
  const { host } = new URL(paused.url)
  for (const admin of admins) await queueMail(tx, webhookPausedMail, { host }, admin)
}
