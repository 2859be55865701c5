import { sql } from 'kysely'

import type { EventData } from '../../contract/webhooks/events.ts'
import type { WebhookEvent } from '../../contract/webhooks/values.ts'
import type { Database } from '../../database/index.ts'
import { queueJob } from '../queue/index.ts'

/** Something that happened, with what is told of it. */
export type GalleryEvent = { [Event in WebhookEvent]: { type: Event; data: EventData[Event] } }[WebhookEvent]

/** Makes it due that the programs which want to know are told; within a transaction if and only if that succeeds. */
export async function tellPrograms(tx: Database, ...events: GalleryEvent[]): Promise<void> {
  if (events.length === 0) return
  const timestamp = new Date().toISOString()
  const bodies = JSON.stringify(events.map(({ type, data }) => ({ type, timestamp, data })))
  // Held, so that one which is being removed is left out instead of failing what happens.
  const { numAffectedRows = 0n } = await sql`
    WITH listening AS (SELECT id, events FROM webhooks WHERE state = 'on' FOR KEY SHARE)
    INSERT INTO webhook_deliveries (webhook_id, event, body)
    SELECT listening.id, body ->> 'type', body
    FROM jsonb_array_elements(${bodies}::jsonb) WITH ORDINALITY AS told (body, nth)
    JOIN listening ON body ->> 'type' = ANY (listening.events)
    ORDER BY nth`.execute(tx)
  // Without a key: whoever queues under one waits for all others who do, to the end of their transactions.
  if (numAffectedRows > 0n) await queueJob(tx, 'send-webhooks', {})
}
