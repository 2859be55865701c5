import type { Selectable } from 'kysely'

import type { Reply } from '../../../contract/client.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { ContentRow, Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { toItem } from '../door/content-item.ts'
import { readFiles } from '../library/take-file.ts'
import { readPictures, readTitles } from '../listing/present-entries.ts'

type Item = Reply<'GET /editor/{kind}/{id}'>['item']

/** Where visitors find things of a kind, before the slug. */
const PAGES: Partial<Record<EditedKind, string>> = {
  artworks: '/artwork/',
  artists: '/artist/',
  exhibitions: '/gallery/',
  news: '/news/',
  press: '/press/',
  pages: '/',
}

/** Where they see what there is once. */
const SINGLES: Partial<Record<EditedKind, string>> = { gallery: '/gallery', home: '/', menu: '/', footer: '/' }

/** One thing as staff write it and as visitors see it, with what it takes to show what it names. */
export async function presentItem(db: Database, kind: EditedKind, id: number, locale: Locale): Promise<Item> {
  const row = await db
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  const { draft, published } = toItem(row)
  const files = row.refs.flatMap((ref) => (ref.startsWith(FILES) ? [ref.slice(FILES.length)] : []))
  const names = await readTitles(
    db,
    row.refs.filter((ref) => !ref.startsWith(FILES)),
  )
  return {
    kind,
    id,
    key: row.key,
    version: row.version,
    state: row.state,
    draft,
    published,
    languages: row.languages as Locale[],
    lacks: row.lacks as Item['lacks'],
    published_at: row.published_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
    publish_at: row.publish_at?.toISOString() ?? null,
    hide_at: row.hide_at?.toISOString() ?? null,
    availability: kind === 'artworks' ? await readAvailability(db, id) : null,
    address: row.is_visible ? await addressOf(db, kind, row) : null,
    names: Object.fromEntries(names),
    pictures: Object.fromEntries(await readPictures(db, files, locale)),
    colors: await readColors(db, files),
    files: Object.fromEntries(await readFiles(db, files)),
  }
}

const FILES = 'media/'

async function readColors(db: Database, keys: string[]): Promise<Item['colors']> {
  if (keys.length === 0) return {}
  const rows = await db
    .selectFrom('media')
    .innerJoin('pictures', 'pictures.id', 'media.picture_id')
    .select(['media.key', 'pictures.colors'])
    .where('media.key', 'in', keys)
    .execute()
  return Object.fromEntries(rows.map(({ key, colors }) => [key, colors]))
}

async function addressOf(
  db: Database,
  kind: EditedKind,
  { id, key, published }: Selectable<ContentRow>,
): Promise<string | null> {
  const slug = (published?.slug as string | undefined) ?? key
  if (kind in SINGLES) return SINGLES[kind] ?? null
  if (kind !== 'series') return kind in PAGES ? `${PAGES[kind]}${slug}` : null
  const artist = await db
    .selectFrom('series')
    .innerJoin('artists', 'artists.id', 'series.artist_id')
    .select('artists.slug')
    .where('series.id', '=', id)
    .executeTakeFirst()
  return artist ? `/artist/${artist.slug}/series/${slug}` : null
}

async function readAvailability(db: Database, id: number): Promise<Item['availability']> {
  const row = await db.selectFrom('artworks').select('availability').where('id', '=', id).executeTakeFirst()
  return row?.availability ?? null
}
