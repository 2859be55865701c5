import { sql } from 'kysely'

import type { KindName } from '../../../contract/content/fields.ts'
import { KIND_NAMES } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { Database } from '../../../database/index.ts'
import { findLinks } from '../document/find-links.ts'
import { followNames } from '../listing/fill-columns.ts'
import { describePictures } from '../projections/describe-pictures.ts'
import { PROJECTIONS } from '../projections/index.ts'
import { createLookup } from '../projections/lookup.ts'
import type { Shown } from '../projections/shown.ts'
import { unwrapTitle } from '../projections/unwrap-title.ts'
import type { Change } from './change.ts'
import { type Actor, type ContentItem, toItem } from './content-item.ts'
import { tellOfWorks } from './tell-of-works.ts'
import { writeHistory } from './write-history.ts'
import { writeItems } from './write-items.ts'

const BATCH = 500

/**
 * The one door through which content is written: every change takes a version, is written down with who made it and what
 * was there before, and is shown to visitors in the same transaction. Things are taken in the order in which they refer to
 * each other.
 */
export async function applyChanges(
  tx: Database,
  actor: Actor,
  changes: Change[],
  onApplied: (count: number) => void = () => undefined,
): Promise<ContentItem[]> {
  const written: ContentItem[] = []
  for (const kind of KIND_NAMES) {
    const ofKind = changes.filter((change) => change.kind === kind)
    for (let at = 0; at < ofKind.length; at += BATCH) {
      const batch = ofKind.slice(at, at + BATCH)
      const items = await writeItems(tx, kind, batch)
      await writeHistory(tx, actor, batch, items)
      await showItems(tx, kind, batch, items)
      if (kind === 'artists') await followRenamed(tx, batch)
      if (kind === 'artworks') await tellOfWorks(tx, batch, items)
      written.push(...items)
      onApplied(batch.length)
    }
  }
  await showWhereNamed(tx, changes, written)
  return written
}

/** Works are found by the names of their artists. */
async function followRenamed(tx: Database, changes: Change[]): Promise<void> {
  const renamed = changes.filter(
    ({ before, next }) => before && JSON.stringify(before.draft.name) !== JSON.stringify(next.draft.name),
  )
  if (renamed.length > 0)
    await followNames(
      tx,
      renamed.map(({ key }) => key),
    )
}

async function showItems(tx: Database, kind: KindName, changes: Change[], items: ContentItem[]): Promise<void> {
  const projection = PROJECTIONS[kind]
  const toShow: Shown[] = []
  const toTakeAway: number[] = []
  const unseen: number[] = []
  for (const [at, item] of items.entries()) {
    const { before, arrival = {} } = changes[at] as Change
    const wasThere = before !== null && before.published !== null && (before.isVisible || projection.keepsHidden)
    if (item.published && item.publishedAt && (item.isVisible || projection.keepsHidden)) {
      if (isShownAlready(before, item)) continue
      toShow.push({ ...item, doc: item.published, publishedAt: item.publishedAt, isNew: !wasThere, arrival })
    } else if (wasThere) toTakeAway.push(item.id)
    if (before?.published && !item.published) unseen.push(item.id)
  }
  await showAll(tx, kind, toShow)
  await forgetLinks(tx, kind, unseen)
  if (toTakeAway.length > 0) await projection.takeAway(tx, toTakeAway)
}

/** A draft that changes shows nothing new. */
const isShownAlready = (before: ContentItem | null, item: ContentItem) =>
  before !== null &&
  before.isVisible === item.isVisible &&
  before.publishedAt?.getTime() === item.publishedAt?.getTime() &&
  JSON.stringify(before.published) === JSON.stringify(item.published)

async function showAll(tx: Database, kind: KindName, items: Shown[]): Promise<void> {
  if (items.length === 0) return
  await writeLinks(tx, kind, items)
  const seen = items.map((item) => ({ ...item, doc: describePictures(kind, unwrapTitle(kind, item.doc)) }))
  await PROJECTIONS[kind].show(tx, seen, await createLookup(tx, kind, items))
}

/** What is seen no more names nothing. */
async function forgetLinks(tx: Database, kind: KindName, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('content_links').where('kind', '=', kind).where('id', 'in', ids).execute()
}

/** What is named as before keeps its row: others may ask for it. */
async function writeLinks(tx: Database, kind: KindName, items: Shown[]): Promise<void> {
  const { fields } = kindOf(kind)
  const links = items.flatMap(({ id, doc }) =>
    findLinks(fields, doc).map((link) => ({ kind, id, to_kind: link.kind, to_key: link.key })),
  )
  await sql`
    DELETE FROM content_links WHERE kind = ${kind} AND id = ANY (${items.map(({ id }) => id)}::int[])
      AND (id, to_kind, to_key) NOT IN (SELECT * FROM unnest(${links.map(({ id }) => id)}::int[],
        ${links.map(({ to_kind }) => to_kind)}::text[], ${links.map(({ to_key }) => to_key)}::text[]))`.execute(tx)
  for (let at = 0; at < links.length; at += BATCH * 10) {
    await tx
      .insertInto('content_links')
      .values(links.slice(at, at + BATCH * 10))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Shows what names something that has just appeared, or a file that has become another one, once more. */
async function showWhereNamed(tx: Database, changes: Change[], written: ContentItem[]): Promise<void> {
  const done = new Set(written.map(({ kind, id }) => `${kind} ${id}`))
  const beforeOf = new Map(changes.map(({ kind, key, before }) => [`${kind} ${key}`, before]))
  const appeared = written.filter(({ kind, key, published }) => {
    const before = beforeOf.get(`${kind} ${key}`)
    if (!published) return false
    return !before?.published || (kind === 'media' && JSON.stringify(before.published) !== JSON.stringify(published))
  })
  for (let at = 0; at < appeared.length; at += BATCH) {
    const batch = appeared.slice(at, at + BATCH)
    const { rows } = await sql<{ kind: KindName; id: number }>`
      SELECT DISTINCT links.kind, links.id FROM content_links AS links
      JOIN unnest(${batch.map(({ kind }) => kind)}::text[], ${batch.map(({ key }) => key)}::text[]) AS named (kind, key)
        ON links.to_kind = named.kind AND links.to_key = named.key`.execute(tx)
    for (const kind of KIND_NAMES) {
      const ids = rows.filter((row) => row.kind === kind && !done.has(`${kind} ${row.id}`)).map(({ id }) => id)
      if (ids.length === 0) continue
      const found = await tx.selectFrom('content').selectAll().where('kind', '=', kind).where('id', 'in', ids).execute()
      const shown = found
        .map(toItem)
        .flatMap((item): Shown[] =>
          item.published && item.publishedAt && (item.isVisible || PROJECTIONS[kind].keepsHidden)
            ? [{ ...item, doc: item.published, publishedAt: item.publishedAt, isNew: false, arrival: {} }]
            : [],
        )
      await showAll(tx, kind, shown)
    }
  }
}
