import { ORIENTATIONS, SIZES } from '../../contract/catalogue/values.ts'
import { COLOR_NAMES } from '../../contract/color.ts'
import { DEFAULT_LOCALE, type Locale, localize } from '../../contract/locale.ts'
import type { Database, LocalizedText } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatLength, formatMoney } from '../../messages/format.ts'
import { type AlertFilters, type AlertQuery, readFilters } from './alert-filters.ts'
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
  /** Categories and techniques. */
  terms: Map<string, LocalizedText>
}

/** Tells alerts in a language, in their order. */
export async function describeAlerts(db: Database, alerts: StoredAlert[], locale: Locale): Promise<Alert[]> {
  const ids = alerts.flatMap(({ artist_id, filters }) => artist_id ?? (filters?.artist ? Number(filters.artist) : []))
  const artists = ids.length === 0 ? [] : await readArtists(db, ids)
  const terms = alerts.some(({ filters }) => filters?.category ?? filters?.technique) ? await readTerms(db) : new Map()
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

async function readTerms(db: Database): Promise<Known['terms']> {
  const terms = await db
    .selectFrom('categories')
    .select(['slug', 'name'])
    .unionAll(db.selectFrom('techniques').select(['slug', 'name']))
    .execute()
  return new Map(terms.map(({ slug, name }) => [slug, name]))
}

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
  const parts = [...(artist ? [localize(artist.name, locale)] : []), ...nameFilters(filters, known, locale)]
  return { name: parts.join(words.alert.comma), path: `/artwork?${query}` }
}

/** In the order of the list's own filters. */
function nameFilters(filters: AlertFilters, { terms }: Known, locale: Locale): string[] {
  const { filters: words, label } = alertWords(locale)
  const nameTerm = (slug: string) => localize(terms.get(slug) ?? { [DEFAULT_LOCALE]: slug }, locale)
  const nameRange = (name: 'price' | 'width' | 'height') => {
    const range = filters[name]
    if (!range) return []
    const write = (side: number | undefined) =>
      side === undefined ? '' : name === 'price' ? formatMoney(side, locale) : formatLength(side, locale)
    const [min, max] = [write(range.min), write(range.max)]
    const text = fill(min === '' ? words.atMost : max === '' ? words.atLeast : words.between, { min, max })
    return [fill(words.named, { measure: words[name], range: text })]
  }
  return [
    ...(filters.category ?? []).map(nameTerm),
    ...(filters.technique ?? []).map(nameTerm),
    ...inOrder(COLOR_NAMES, filters.color).map((color) => words.colors[color]),
    ...(['price', 'width', 'height'] as const).flatMap(nameRange),
    ...inOrder(SIZES, filters.size).map((size) => words.sizes[size]),
    ...inOrder(ORIENTATIONS, filters.orientation).map((orientation) => words.orientations[orientation]),
    ...(filters.availability ? [label.availability[filters.availability]] : []),
  ]
}

const inOrder = <Value>(all: readonly Value[], chosen: Value[] = []) => all.filter((one) => chosen.includes(one))
