import { sql } from 'kysely'

import type { KindName } from '../../../contract/content/fields.ts'
import { type Database, type FormerSlugRow, waitForLock } from '../../../database/index.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import type { Shown } from './shown.ts'

type Sluggable = FormerSlugRow['kind']
type Slugged = Shown<{ slug?: string | undefined }>

/** Where something is found: what staff chose, or else its key. */
export const slugOf = ({ doc, key }: Pick<Slugged, 'doc' | 'key'>) => doc.slug ?? key

/** Makes sure that each slug is free, and that former ones go on leading to what has another now. Comes before the rows are written. */
export async function settleSlugs(tx: Database, table: Sluggable, kind: KindName, items: Slugged[]): Promise<void> {
  // Whoever else is choosing waits until we have committed, so that no two can choose the same.
  await waitForLock(tx, 'slugs of a table', table)
  const wanted = new Map(items.map((item) => [slugOf(item), item]))
  const ids = items.map(({ id }) => id)
  const { rows } = await sql<{ id: number; slug: string }>`
    SELECT id, slug FROM ${sql.table(table)}
    WHERE id = ANY (${ids}::int[]) OR slug = ANY (${[...wanted.keys()]}::text[])`.execute(tx)
  const own = new Set(ids)
  const takenBy = items.find((item) => {
    const slug = slugOf(item)
    return wanted.get(slug) !== item || rows.some((row) => row.slug === slug && !own.has(row.id))
  })
  if (takenBy) throw new ContentRefusal(kind, takenBy.key, [{ path: ['slug'], word: 'taken' }])
  const moved = items.flatMap((item) => {
    const former = rows.find(({ id }) => id === item.id)?.slug
    return former !== undefined && former !== slugOf(item) ? [{ item, former }] : []
  })
  // Two may exchange theirs: for a moment nobody has either.
  for (const { item } of moved) {
    await sql`UPDATE ${sql.table(table)} SET slug = ${`moving-${item.id}`} WHERE id = ${item.id}`.execute(tx)
  }
  const formers = [
    ...moved.map(({ item, former }) => ({ kind: table, slug: former, entity_id: item.id })),
    ...items.flatMap(({ id, isNew, arrival }) =>
      isNew ? (arrival.formerSlugs ?? []).map((slug) => ({ kind: table, slug, entity_id: id })) : [],
    ),
  ]
  if (formers.length > 0) {
    await tx
      .insertInto('former_slugs')
      .values(formers)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'slug']).doUpdateSet((update) => ({ entity_id: update.ref('excluded.entity_id') })),
      )
      .execute()
  }
  // What lives under a slug now comes before what once did.
  await tx
    .deleteFrom('former_slugs')
    .where('kind', '=', table)
    .where('slug', 'in', [...wanted.keys()])
    .execute()
}

/** Forgets where things were once found. */
export async function forgetSlugs(tx: Database, table: Sluggable, ids: number[]): Promise<void> {
  await tx.deleteFrom('former_slugs').where('kind', '=', table).where('entity_id', 'in', ids).execute()
}
