import type { Doc, KindName } from '../contract/content/fields.ts'
import type { Database } from '../database/index.ts'
import { createPublished } from '../domain/content/index.ts'

const TESTS = { name: 'tests' }

type Row = Record<string, unknown>

/** What tests say in the terms of tables, in those of content: keys for ids, centimetres, kilograms and euros. */
export async function toDoc(db: Database, kind: KindName, row: object): Promise<Doc> {
  const { published_at: _, availability: __, slug, has_chosen_colors, pictures, printChoices, ...rest } = row as Row
  const doc: Doc = {}
  const named = await findNamed(db, rest)
  for (const [name, value] of Object.entries(rest)) {
    if (value !== null && value !== undefined) Object.assign(doc, named[name] ?? (await toField(db, kind, name, value)))
  }
  if (slug !== undefined) doc.slug = slug
  if (has_chosen_colors === false) delete doc.colors
  if (pictures) {
    doc.pictures = await Promise.all(
      (pictures as { pictureId: number; alt: unknown }[]).map(async ({ pictureId, alt }) => ({
        file: await mediaKeyOf(db, pictureId),
        alt,
      })),
    )
  }
  if (printChoices) {
    doc.print_choices = await Promise.all(
      (printChoices as { choiceId: number; priceDifference: number }[]).map(async ({ choiceId, priceDifference }) => ({
        choice: await keyOf(db, 'print-choices', choiceId),
        price_difference: priceDifference / 100,
      })),
    )
  }
  return doc
}

const REFERENCES: Record<string, KindName> = {
  artist_id: 'artists',
  series_id: 'series',
  category_id: 'categories',
  technique_id: 'techniques',
  type_id: 'artist-types',
}
const SHARES: Record<string, number> = { height: 10, width: 10, depth: 10, weight: 1000, price: 100 }

/** What a row refers to by ids, in one question. */
async function findNamed(db: Database, row: Row): Promise<Record<string, Doc>> {
  const wanted = Object.entries(row).flatMap(([name, id]) => {
    const kind = REFERENCES[name]
    return kind && typeof id === 'number' ? [{ name, kind, id }] : []
  })
  if (wanted.length === 0) return {}
  const rows = await db
    .selectFrom('content')
    .select(['kind', 'id', 'key'])
    .where((where) => where.or(wanted.map(({ kind, id }) => where.and({ kind, id }))))
    .execute()
  return Object.fromEntries(
    wanted.map(({ name, kind, id }) => {
      const key = rows.find((found) => found.kind === kind && found.id === id)?.key
      if (key === undefined) throw new Error(`There is nothing under the id ${id} among the ${kind}.`)
      return [name, { [name.slice(0, -3)]: key }]
    }),
  )
}

async function toField(db: Database, kind: KindName, name: string, value: unknown): Promise<Doc> {
  if (name === 'picture_id') return { picture: await mediaKeyOf(db, value as number) }
  if (kind === 'artworks' && SHARES[name]) return { [name]: (value as number) / SHARES[name] }
  if (name === 'artists' || name === 'artworks') {
    return { [name]: await Promise.all((value as number[]).map((id) => keyOf(db, name, id))) }
  }
  if (name === 'file_size' || name === 'user_id') return {}
  if (name === 'file') return { file: await fileKeyOf(db, value as string) }
  if (name === 'videos') return { videos: await Promise.all((value as Row[]).map((video) => toDoc(db, kind, video))) }
  if (name === 'poster_id') return { poster: await mediaKeyOf(db, value as number) }
  return { [name]: value }
}

async function keyOf(db: Database, kind: KindName, id: number): Promise<string> {
  const row = await db
    .selectFrom('content')
    .select('key')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Error(`There is nothing under the id ${id} among the ${kind}.`)
  return row.key
}

/** A file for a picture that a test has added by itself. */
export async function mediaKeyOf(db: Database, pictureId: number): Promise<string> {
  const known = await db.selectFrom('media').select('key').where('picture_id', '=', pictureId).executeTakeFirst()
  if (known) return known.key
  const { hash, extension, bytes } = await db
    .selectFrom('pictures')
    .select(['hash', 'extension', 'bytes'])
    .where('id', '=', pictureId)
    .executeTakeFirstOrThrow()
  return addMedia(db, `tests/${hash}.${extension}`, { type: 'picture', hash, extension, bytes })
}

async function fileKeyOf(db: Database, path: string): Promise<string> {
  const known = await db.selectFrom('media').select('key').where('key', '=', path).executeTakeFirst()
  if (known) return known.key
  const type = path.endsWith('.pdf') ? 'document' : 'film'
  return addMedia(db, path, { type, hash: '0'.repeat(32), extension: path.split('.').at(-1) ?? '', bytes: 1000 })
}

async function addMedia(db: Database, key: string, draft: Doc): Promise<string> {
  await createPublished(db, TESTS, { kind: 'media', key, draft })
  return key
}
