import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { findIdBySlug, findMatching, readArtworkIndex } from '../catalogue/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { type AlertFilters, type AlertQuery, markOf, spellFilters } from './alert-filters.ts'
import { type Alert, describeAlerts } from './describe-alerts.ts'

const AT_MOST = 50

/** What somebody wants to hear of. */
interface Wish {
  kind: 'artist' | 'search'
  artist?: string | undefined
  filters?: AlertFilters | undefined
}

interface Owner {
  id: string
  /** The language that names are told in. */
  locale: Locale
}

/** The alerts of a collector, the newest first. */
export async function listAlerts(db: Database, { id, locale }: Owner): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alerts')
    .select(['id', 'kind', 'artist_id', 'filters', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return describeAlerts(db, rows, locale)
}

/** Follows an artist or saves a search, once however often it is asked for, and at most 50 in all; answers with its id. */
export async function makeAlert(db: Database, userId: string, wish: Wish): Promise<string> {
  const { artistId, query } =
    wish.kind === 'artist'
      ? { artistId: await findArtist(db, wish.artist), query: undefined }
      : { artistId: undefined, query: await checkSearch(db, wish.filters ?? {}) }
  const mark = markOf(wish.kind, query ?? artistId)
  return transact(db, async (tx) => {
    // Whoever makes another at this moment waits here.
    const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
    if (!user) throw new DomainError('unauthenticated')
    const known = await tx
      .selectFrom('alerts')
      .select(['id', sql<boolean>`mark = ${mark}`.as('isSame')])
      .where('user_id', '=', userId)
      .execute()
    const same = known.find(({ isSame }) => isSame)
    if (same) return same.id
    if (known.length >= AT_MOST) throw new DomainError('alerts-full')
    const { id } = await tx
      .insertInto('alerts')
      .values({
        user_id: userId,
        kind: wish.kind,
        artist_id: artistId ?? null,
        filters: query ? JSON.stringify(query) : null,
        mark,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** Ends an alert of a collector; one that is not there, or is another's, changes nothing. */
export async function removeAlert(db: Database, userId: string, alertId: string): Promise<void> {
  await db.deleteFrom('alerts').where('user_id', '=', userId).where('id', '=', alertId).execute()
}

async function findArtist(db: Database, slug: string | undefined, field = 'artist'): Promise<number> {
  if (slug === undefined) throw invalidFields({ [field]: { word: 'required' } })
  const id = await findIdBySlug(db, 'artists', slug)
  const shown =
    id === undefined
      ? undefined
      : await db
          .selectFrom('artists')
          .select('id')
          .where('id', '=', id)
          .where('published_at', 'is not', null)
          .executeTakeFirst()
  if (!shown) throw invalidFields({ [field]: { word: 'invalid' } })
  return shown.id
}

/** A search in its one spelling; what the list would refuse is refused, and what would never be told too. */
async function checkSearch(db: Database, filters: AlertFilters): Promise<AlertQuery> {
  const { query, ...wish } = filters
  const spelt = spellFilters(filters)
  const names = Object.keys(spelt)
  if (names.length === 0) throw invalidFields({ filters: { word: 'required' } })
  if (query !== undefined && names.length > 1) throw invalidFields({ 'filters.query': { word: 'invalid' } })
  if (wish.availability === 'sold') throw invalidFields({ 'filters.availability': { word: 'invalid' } })
  // Categories and techniques are looked up by whoever looks for works: here for none.
  await findMatching(db, await readArtworkIndex(db, []), { ...wish, artist: undefined }).catch(inFilters)
  if (wish.artist === undefined) return spelt
  // An artist keeps the id, whatever becomes of the name in the address.
  return { ...spelt, artist: String(await findArtist(db, wish.artist, 'filters.artist')) }
}

function inFilters(error: unknown): never {
  if (!(error instanceof DomainError)) throw error
  throw invalidFields(
    Object.fromEntries(Object.entries(error.fields).map(([name, fault]) => [`filters.${name}`, fault])),
  )
}
