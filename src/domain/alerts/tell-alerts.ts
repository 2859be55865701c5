import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { clockIn, readGallery, readSettings, TODAY } from '../gallery/index.ts'
import { queueMail } from '../mail/index.ts'
import { queueJob } from '../queue/index.ts'
import { alertMail } from './alert-mails.ts'
import { type NewWorks, readNewWorks } from './match-works.ts'

const BATCH = 500

/** Begins the telling of the gallery's present day, unless the clock struck another hour than theirs. */
export async function beginTelling(db: Database, struckAt = new Date()): Promise<void> {
  const { time_zone } = await readGallery(db)
  const { letters_hour } = await readSettings(db)
  if (Number(clockIn(time_zone, struckAt).time.slice(0, 2)) !== letters_hour) return
  const { rows } = await sql<{ day: string }>`SELECT ${TODAY}::text AS day`.execute(db)
  await queueJob(db, 'tell-alerts', { day: rows[0]?.day ?? '' })
}

/**
 * Makes the mails of a day due for the next collectors with new works, and queues itself for those after them. The
 * day, each work and the mail are written together, so whatever breaks off or runs beside, each is told once.
 */
export async function tellAlerts(db: Database, day: string, after?: string): Promise<void> {
  const collectors = await findNextCollectors(db, day, after)
  if (collectors.length === 0) return
  const alerts = await readAlerts(
    db,
    collectors.map(({ id }) => id),
  )
  const works = await readNewWorks(db)
  for (const { id, told } of collectors) {
    const found = await findNews(works, alerts.get(id) ?? [], new Set(told))
    if (found.size > 0) await tell(db, { userId: id, day, found })
  }
  const last = collectors.at(-1)
  if (last && collectors.length === BATCH) await queueJob(db, 'tell-alerts', { day, after: last.id })
}

/** Collectors with a proven address whose day is still to be told, each with the works they know of. */
async function findNextCollectors(db: Database, day: string, after?: string) {
  const { rows } = await sql<{ id: string; told: number[] }>`
    SELECT users.id,
      ARRAY(SELECT unnest(artwork_ids) FROM alert_letters WHERE alert_letters.user_id = users.id) AS told
    FROM users
    WHERE users.email_verified_at IS NOT NULL
      AND (${after ?? null}::uuid IS NULL OR users.id > ${after ?? null}::uuid)
      AND EXISTS (SELECT FROM alerts WHERE alerts.user_id = users.id)
      AND NOT EXISTS (SELECT FROM alert_letters WHERE alert_letters.user_id = users.id AND day = ${day}::date)
    ORDER BY users.id
    LIMIT ${BATCH}`.execute(db)
  return rows
}

async function readAlerts(db: Database, userIds: string[]) {
  const alerts = await db
    .selectFrom('alerts')
    .select(['id', 'user_id', 'artist_id', 'filters', 'mark', 'created_at'])
    .where('user_id', 'in', userIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return Map.groupBy(alerts, ({ user_id }) => user_id)
}

type StoredAlerts = NonNullable<ReturnType<Awaited<ReturnType<typeof readAlerts>>['get']>>

/** What came after an alert was made, matches it and was not told: by all alerts that it answers to. */
async function findNews({ debuts, match }: NewWorks, alerts: StoredAlerts, told: Set<number>) {
  const found = new Map<string, number[]>()
  for (const alert of alerts) {
    const made = alert.created_at.getTime()
    const works = Array.from(await match(alert)).filter((work) => !told.has(work) && (debuts.get(work) ?? 0) >= made)
    if (works.length > 0) found.set(alert.id, works)
  }
  return found
}

interface News {
  userId: string
  day: string
  found: Map<string, number[]>
}

async function tell(db: Database, { userId, day, found }: News): Promise<void> {
  await transact(db, async (tx) => {
    // Whoever is deleted, takes another address or is told at this moment waits, or is gone.
    const reader = await tx
      .selectFrom('users')
      .select(['name', 'email', 'locale'])
      .where('id', '=', userId)
      .where('email_verified_at', 'is not', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!reader) return
    const letters = await tx.selectFrom('alert_letters').select('artwork_ids').where('user_id', '=', userId).execute()
    const told = new Set(letters.flatMap(({ artwork_ids }) => artwork_ids))
    const news = [...found].map(([alert, works]) => [alert, works.filter((work) => !told.has(work))] as const)
    const works = [...new Set(news.flatMap(([, some]) => some))]
    if (works.length === 0) return
    const letter = await tx
      .insertInto('alert_letters')
      .values({ user_id: userId, day, artwork_ids: works, by_alert: JSON.stringify(Object.fromEntries(news)) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!letter) return
    await queueMail(tx, alertMail, { letterId: letter.id }, reader)
  })
}

/** Forgets what was told, once it is too old to be told again. */
export async function forgetLetters(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('alert_letters')
    .where('created_at', '<', sql<Date>`now() - interval '60 days'`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
