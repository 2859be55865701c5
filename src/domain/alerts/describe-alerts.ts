import { FILTERS, type NameOf, namesOf } from '../../contract/catalogue/filters.ts'
import { DEFAULT_LOCALE, type Locale, localize } from '../../contract/locale.ts'
import type { Database, LocalizedText } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { nameFilters } from '../../messages/name-filters.ts'
import { readTerms } from '../catalogue/index.ts'
import { type AlertQuery, readFilters, spellFilters } from './alert-filters.ts'
import { alertWords } from './alert-words.ts'

/** An alert as it is kept. */
export interface StoredAlert {
  id: string
  kind: 'artist' | 'search'
  artist_id: number | null
  filters: Record<string, unknown> | null
  created_at: Date
}

/** An alert as it is told: what it is called in a language, and the page that shows the same. */
export interface Alert {
  id: string
  kind: 'artist' | 'search'
  name: string
  path: string
  createdAt: Date
}

interface Known {
  artists: Map<number, { slug: string; name: LocalizedText }>
  terms: Partial<Awaited<ReturnType<typeof readTerms>>>
}

/** Tells alerts in a language, in their order. */
export async function describeAlerts(db: Database, alerts: StoredAlert[], locale: Locale): Promise<Alert[]> {
  const ids = alerts.flatMap(({ artist_id, filters }) => artist_id ?? (filters?.artist ? Number(filters.artist) : []))
  const artists = ids.length === 0 ? [] : await readArtists(db, ids)
  const hasTerms = alerts.some(({ filters }) => namesOf('term').some((kind) => filters?.[kind]))
  const terms = hasTerms ? await readTerms(db) : {}
  const known: Known = { artists: new Map(artists.map(({ id, ...artist }) => [id, artist])), terms }
  return alerts.map(({ id, kind, artist_id, filters, created_at }) => ({
    id,
    kind,
    ...(artist_id === null ? describeSearch(filters ?? {}, known, locale) : describeArtist(artist_id, known, locale)),
    createdAt: created_at,
  }))
}

const readArtists = (db: Database, ids: number[]) =>
  db.selectFrom('artists').select(['id', 'slug', 'name']).where('id', 'in', ids).execute()

function describeArtist(id: number, { artists }: Known, locale: Locale) {
  const artist = artists.get(id)
  return { name: artist ? localize(artist.name, locale) : '', path: `/artist/${artist?.slug ?? id}` }
}

function describeSearch(stored: Record<string, unknown>, known: Known, locale: Locale) {
  const words = alertWords(locale)
  const filters = readFilters(stored) ?? {}
  const artist = known.artists.get(Number(filters.artist))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...stored, ...(artist ? { artist: artist.slug } : {}) } as AlertQuery)) {
    for (const one of [value ?? []].flat()) query.append(name, one)
  }
  query.sort()
  if (filters.query !== undefined) {
    return { name: fill(words.alert.query, { query: filters.query }), path: `/search?${query}` }
  }
  const nameOf = (kind: NameOf<'artist' | 'term'>, slug: string) => {
    const named = kind === 'artist' ? artist : known.terms[kind]?.find((term) => term.slug === slug)
    return localize(named?.name ?? { [DEFAULT_LOCALE]: slug }, locale)
  }
  const said = { ...arrange(spellFilters(filters)), artist: artist?.slug }
  const parts = nameFilters(said, { words, locale, nameOf }).map(({ text }) => text)
  return { name: parts.join(words.alert.comma), path: `/artwork?${query}` }
}

/** Its values in the order of the list's own controls. */
function arrange(said: AlertQuery): AlertQuery {
  const arranged = namesOf('choice').map((name) => {
    const chosen = said[name] ?? []
    return [name, FILTERS[name].values.filter((value) => chosen.includes(value))]
  })
  return { ...said, ...Object.fromEntries(arranged) }
}
