import { sql } from 'kysely'

import type { KindName } from '../../../contract/content/fields.ts'
import { type Database, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { type Actor, type ContentItem, holdItem, UNSCHEDULED } from '../door/content-item.ts'
import { hide, publish, schedule } from '../door/write.ts'

const PROGRAM = 'schedule'

/**
 * Publishes and hides what is due, as whoever has said so. Done twice, or on two nodes at once, it is done once. What
 * cannot be published by now stays as it is and is due no more: an entry `scheduled` of its history says so.
 */
export async function publishScheduled(db: Database, now = new Date()): Promise<void> {
  const { rows } = await sql<{ kind: KindName; id: number }>`
    SELECT kind, id FROM content WHERE publish_at <= ${now} OR hide_at <= ${now}
    ORDER BY least(publish_at, hide_at), kind, id`.execute(db)
  for (const { kind, id } of rows) await followSchedule(db, kind, id, now)
}

async function followSchedule(db: Database, kind: KindName, id: number, now: Date): Promise<void> {
  try {
    await transact(db, async (tx) => {
      const item = await holdItem(tx, kind, id)
      const { publishAt, hideAt, by } = item?.schedule ?? UNSCHEDULED
      const actor = await readActor(tx, by)
      let isSeen = item?.isVisible
      if (publishAt && publishAt <= now) isSeen = (await publish(tx, actor, { kind, id })).isVisible
      if (!hideAt || hideAt > now) return
      if (isSeen) await hide(tx, actor, { kind, id })
      else await schedule(tx, actor, { kind, id, publishAt: null, hideAt: null })
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await giveUp(db, kind, id, now)
  }
}

async function giveUp(db: Database, kind: KindName, id: number, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const item: ContentItem | undefined = await holdItem(tx, kind, id)
    const { publishAt, hideAt } = item?.schedule ?? UNSCHEDULED
    if (!publishAt || publishAt > now) return
    await schedule(tx, { name: PROGRAM }, { kind, id, publishAt: null, hideAt: hideAt && hideAt > now ? hideAt : null })
  })
}

async function readActor(tx: Database, userId: string | null): Promise<Actor> {
  const user =
    userId === null
      ? undefined
      : await tx.selectFrom('users').select(['id', 'name']).where('id', '=', userId).executeTakeFirst()
  return user ? { name: user.name, userId: user.id } : { name: PROGRAM }
}
