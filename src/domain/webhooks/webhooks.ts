import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import { MOST_WEBHOOKS, type WebhookEvent } from '../../contract/webhooks/values.ts'
import { type Database, transact, waitForLock } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { seal } from '../tokens/index.ts'
import { checkUrl, type Reach } from './check-url.ts'
import { OUTCOME, presentOutcome } from './deliveries.ts'

/** What a secret begins with where it is shown; signed is with the bytes that follow. */
const SECRET_PREFIX = 'whsec_'

/** Every webhook, the oldest first, with what became of the latest that was told. */
export async function listWebhooks(db: Database) {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'state', 'made_by', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const latest = await db
    .selectFrom('webhook_deliveries')
    .distinctOn('webhook_id')
    .select('webhook_id')
    .select(OUTCOME)
    .orderBy('webhook_id')
    .orderBy('place', 'desc')
    .execute()
  return rows.map(({ created_at, events, ...row }) => {
    const last = latest.find(({ webhook_id }) => webhook_id === row.id)
    return {
      ...row,
      events: events as WebhookEvent[],
      created_at: created_at.toISOString(),
      last: last ? presentOutcome(last) : null,
    }
  })
}

/** Has a program told of these events from now on; the secret is told here once. */
export function makeWebhook(
  db: Database,
  by: { id: string; name: string },
  { url, events }: { url: string; events: WebhookEvent[] },
  reach: Reach,
): Promise<string> {
  const checked = checkUrl(url, reach)
  return transact(db, async (tx) => {
    await waitForLock(tx, 'webhooks')
    const { count } = await tx
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_WEBHOOKS) throw new DomainError('programs-full', { max: MOST_WEBHOOKS })
    const { secret, sealed } = await makeSecret(tx)
    await tx
      .insertInto('webhooks')
      .values({ url: checked, events: [...new Set(events)], secret: sealed, made_by: by.name, user_id: by.id })
      .execute()
    return secret
  })
}

interface Change {
  url?: string | undefined
  events?: WebhookEvent[] | undefined
  is_on?: boolean | undefined
}

/** Changes where or of what a program is told; what waits for one that is switched off is given up. */
export async function changeWebhook(
  db: Database,
  id: string,
  { url, events, is_on: isOn }: Change,
  reach: Reach,
): Promise<void> {
  const checked = url === undefined ? undefined : checkUrl(url, reach)
  await transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhooks')
      .set({
        // What is not said stays; a row is always there to be written.
        url: checked === undefined ? sql<string>`url` : checked,
        ...(events === undefined ? {} : { events: [...new Set(events)] }),
        ...(isOn === undefined ? {} : { state: isOn ? ('on' as const) : ('off' as const) }),
      })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new DomainError('not-found')
    if (isOn === false) await giveUpWaiting(tx, id)
  })
}

/** What waits is told no more, unless somebody has it sent again. */
export async function giveUpWaiting(tx: Database, webhookId: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'given-up' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

export async function removeWebhook(db: Database, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not-found')
}

/** Another secret in the place of the former, at once; it is told here once. */
export async function renewSecret(db: Database, id: string): Promise<string> {
  const { secret, sealed } = await makeSecret(db)
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ secret: sealed })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('not-found')
  return secret
}

async function makeSecret(db: Database): Promise<{ secret: string; sealed: Buffer }> {
  const bytes = randomBytes(32)
  return {
    secret: `${SECRET_PREFIX}${bytes.toString('base64')}`,
    sealed: await seal(db, 'webhook secrets', bytes),
  }
}
