import type { ImportedKind } from '../../contract/content/values.ts'
import { type Database, waitForLock } from '../../database/index.ts'
import {
  type Actor,
  applyChanges,
  type Change,
  chooseKeys,
  type ContentItem,
  holdItems,
  shownAtOnce,
} from '../content/index.ts'
import { addPictures } from '../media/index.ts'
import type { PlannedPictures } from './plan-pictures.ts'
import type { PlannedChange } from './plan.ts'

const BATCH = 500

/** Somebody has changed things since they were looked at. */
export class Outdated extends Error {}

type OnApplied = (count: number) => void

/** Writes what a table says, as drafts: visitors see it when it is published. */
export async function applyTable(
  tx: Database,
  actor: Actor,
  kind: ImportedKind,
  changes: PlannedChange[],
  onApplied: OnApplied,
): Promise<void> {
  await holdUnchanged(tx, kind, changes)
  const news = changes.filter(({ before }) => before === null)
  const keys = await chooseKeys(
    tx,
    kind,
    news.map(({ key, draft }) => ({ wished: key, doc: draft })),
  )
  if (keys.includes(undefined)) throw new Outdated()
  const begun = news.map(({ draft }, at): Change => ({
    kind,
    key: keys[at] as string,
    act: 'imported',
    before: null,
    next: { draft, published: null, isVisible: false, languages: [], publishedAt: null },
  }))
  await applyChanges(tx, actor, [...begun, ...toDrafts(kind, changes)], onApplied)
}

/** Writes the files of an archive and the works that show them. */
export async function applyPictures(
  tx: Database,
  actor: Actor,
  { changes, pictures, media }: PlannedPictures,
  onApplied: OnApplied,
): Promise<void> {
  await holdUnchanged(tx, 'artworks', changes)
  // Of the same picture sent twice at once, one waits for the other.
  await waitForLock(tx, 'keys of a kind', 'media')
  await addPictures(tx, pictures)
  const known = await holdItems(tx, 'media', ['', ...media.keys()])
  for (const { key } of known) media.delete(key)
  const files = [...media].map(([key, doc]): Change => ({
    kind: 'media',
    key,
    act: 'imported',
    before: null,
    next: shownAtOnce(doc),
  }))
  await applyChanges(tx, actor, [...files, ...toDrafts('artworks', changes)], onApplied)
}

const toDrafts = (kind: ImportedKind, changes: PlannedChange[]) =>
  changes.flatMap(({ before, draft }): Change[] =>
    before ? [{ kind, key: before.key, act: 'imported', before, next: { ...before, draft } }] : [],
  )

/** Holds what is to be changed against others, in the order of ids, and refuses what has another version by now. */
async function holdUnchanged(tx: Database, kind: ImportedKind, changes: PlannedChange[]): Promise<void> {
  const befores = changes.flatMap(({ before }) => before ?? []).toSorted((one, other) => one.id - other.id)
  for (let at = 0; at < befores.length; at += BATCH) {
    const batch = befores.slice(at, at + BATCH)
    const items = await holdItems(
      tx,
      kind,
      batch.map(({ key }) => key),
    )
    const versionOf = new Map(items.map(({ id, version }: ContentItem) => [id, version]))
    if (batch.some(({ id, version }) => versionOf.get(id) !== version)) throw new Outdated()
  }
}
