import { sql } from 'kysely'

import type { ArtworkCard } from '../../contract/catalogue/shapes.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { readArtworkCards, writeLabel } from '../catalogue/index.ts'
import type { AlertLetter } from '../mail/index.ts'
import { signLink } from '../tokens/index.ts'
import { describeAlerts } from './describe-alerts.ts'

const SHOWN_AT_MOST = 12

interface Delivery {
  letterId: string
  email: string
  locale: Locale
}

/**
 * What a mail tells when it goes: works that are still to be seen and not sold, under alerts that were not ended
 * meanwhile, to an address that is still the reader's and proven. Nothing when nothing of that is left.
 */
export async function readAlertLetter(db: Database, delivery: Delivery): Promise<AlertLetter | undefined> {
  const { letterId, email, locale } = delivery
  const letter = await db
    .selectFrom('alert_letters')
    .innerJoin('users', 'users.id', 'alert_letters.user_id')
    .select(['user_id', 'artwork_ids', 'by_alert'])
    .where('alert_letters.id', '=', letterId)
    .where('users.email', '=', email)
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (!letter) return undefined
  const alerts = await describeAlerts(db, await readAlerts(db, letter.user_id), locale)
  const works = await readWorks(db, letter.artwork_ids, locale)
  const placed = works.flatMap((work) => {
    const alert = alerts.find(({ id }) => letter.by_alert[id]?.includes(work.id))
    return alert ? [{ work, alert }] : []
  })
  if (placed.length === 0) return undefined
  const shown = Map.groupBy(placed.slice(0, SHOWN_AT_MOST), ({ alert }) => alert)
  const groups = alerts.flatMap((alert) => {
    const here = shown.get(alert)
    return here ? [{ alert, works: here.map(({ work }) => writeLabel(work, locale)) }] : []
  })
  return {
    groups: await Promise.all(
      groups.map(async ({ alert: { id, kind, name, path }, works: labels }) => ({
        ...{ kind, name, path, works: labels },
        endToken: await signLink(db, 'alert-end', id),
      })),
    ),
    count: placed.length,
    more: Math.max(0, placed.length - SHOWN_AT_MOST),
    endAllToken: await signLink(db, 'alerts-end-all', letter.user_id),
  }
}

const readAlerts = (db: Database, userId: string) =>
  db
    .selectFrom('alerts')
    .select(['id', 'kind', 'artist_id', 'filters', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** These works as labels show them, but for those that are sold, the newest first. */
async function readWorks(db: Database, ids: number[], locale: Locale): Promise<ArtworkCard[]> {
  const debuts = await db
    .selectFrom('artwork_debuts')
    .select('artwork_id')
    .where(sql<boolean>`artwork_id = ANY (${ids}::int[])`)
    .orderBy('at', 'desc')
    .orderBy('artwork_id', 'desc')
    .execute()
  const works = await readArtworkCards(
    db,
    debuts.map(({ artwork_id }) => artwork_id),
    locale,
  )
  return works.filter(({ availability }) => availability !== 'sold')
}
