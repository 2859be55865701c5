import { type Insertable, sql, type Updateable } from 'kysely'

import { type Database, type ExhibitionRow, type NewsRow, type PressRow, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { indexNews, indexPresses } from './search-documents.ts'
import { changeSlug, chooseSlugs } from './slugs.ts'

interface Links {
  /** The ids of the artists it is about. */
  artists?: number[] | undefined
  /** Of an exhibition: the ids of the works in the order they hang. */
  artworks?: number[] | undefined
}

type New<Row> = Omit<Insertable<Row>, 'id' | 'slug'> & Links & { slug?: string | undefined }
type Changes<Row> = Omit<Updateable<Row>, 'id'> & Links

/** What news, press items and exhibitions have in common: a title, a slug, a date of publication, and artists. */
const KINDS = {
  news: { links: 'news_artists', column: 'news_id', index: indexNews },
  presses: { links: 'press_artists', column: 'press_id', index: indexPresses },
  exhibitions: { links: 'exhibition_artists', column: 'exhibition_id', index: async () => undefined },
} as const
type Kind = keyof typeof KINDS

export const createNews = (db: Database, news: New<NewsRow>) => create(db, 'news', news)
export const createPress = (db: Database, press: New<PressRow>) => create(db, 'presses', press)
export const createExhibition = (db: Database, exhibition: New<ExhibitionRow>) => create(db, 'exhibitions', exhibition)

export const updateNews = (db: Database, id: number, changes: Changes<NewsRow>) => update(db, 'news', id, changes)
export const updatePress = (db: Database, id: number, changes: Changes<PressRow>) => update(db, 'presses', id, changes)
export const updateExhibition = (db: Database, id: number, changes: Changes<ExhibitionRow>) =>
  update(db, 'exhibitions', id, changes)

async function create(db: Database, kind: Kind, article: New<NewsRow | PressRow | ExhibitionRow>) {
  const { slug: wished, artists, artworks, ...columns } = article
  return transact(db, async (tx) => {
    const [slug = ''] = await chooseSlugs(tx, kind, [{ slug: wished, title: article.title }])
    const { id } = await tx
      .insertInto(kind)
      .values({ ...columns, slug } as Insertable<NewsRow>)
      .returning('id')
      .executeTakeFirstOrThrow()
    await link(tx, kind, id, { artists, artworks })
    await KINDS[kind].index(tx, [id])
    return { id, slug }
  })
}

async function update(db: Database, kind: Kind, id: number, changes: Changes<NewsRow | PressRow | ExhibitionRow>) {
  const { slug, artists, artworks, ...columns } = changes
  await transact(db, async (tx) => {
    const { rows } = await sql`SELECT id FROM ${sql.table(kind)} WHERE id = ${id} FOR UPDATE`.execute(tx)
    if (rows.length === 0) throw new DomainError('not-found')
    if (slug !== undefined) await changeSlug(tx, kind, id, slug)
    if (Object.keys(columns).length > 0) {
      await tx
        .updateTable(kind)
        .set(columns as Updateable<NewsRow>)
        .where('id', '=', id)
        .execute()
    }
    await link(tx, kind, id, { artists, artworks })
    await KINDS[kind].index(tx, [id])
  })
}

/** Replaces what is linked as a whole. */
async function link(tx: Database, kind: Kind, id: number, { artists, artworks }: Links): Promise<void> {
  const { links, column } = KINDS[kind]
  if (artists) {
    await sql`DELETE FROM ${sql.table(links)} WHERE ${sql.ref(column)} = ${id}`.execute(tx)
    await sql`INSERT INTO ${sql.table(links)} (${sql.ref(column)}, artist_id)
      SELECT DISTINCT ${id}::int, artist FROM unnest(${artists}::int[]) AS artist`.execute(tx)
  }
  if (artworks && kind === 'exhibitions') {
    await tx.deleteFrom('exhibition_artworks').where('exhibition_id', '=', id).execute()
    const unique = [...new Set(artworks)]
    if (unique.length > 0) {
      await tx
        .insertInto('exhibition_artworks')
        .values(unique.map((artwork_id, position) => ({ exhibition_id: id, artwork_id, position })))
        .execute()
    }
  }
}
