import type { Doc } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import type { Database } from '../../database/index.ts'
import { chooseFileKey, type ContentItem, findStored, readDraft, toItem } from '../content/index.ts'
import { DomainError } from '../domain-error.ts'
import type { FileStore } from '../files/index.ts'
import { PICTURE_FAULTS } from '../folder/index.ts'
import { hashOf, keepOriginal, LARGEST_PICTURE, originalPath } from '../media/index.ts'
import { foldNumber, isLitter, leadsElsewhere, readPictureName } from './match-pictures.ts'
import { type ArchiveEntry, openArchive } from './open-archive.ts'
import { beginPlan, type OnProgress, type Plan, type PlannedLine } from './plan.ts'
import { type LineFault, shorten } from './read-cells.ts'

type NewPicture = Awaited<ReturnType<typeof keepOriginal>>

/** What is written with the plan of an archive beside the works themselves. */
export interface PlannedPictures extends Plan {
  /** Those that nothing is known of yet. */
  pictures: NewPicture[]
  /** The files that works refer to, by their keys. */
  media: Map<string, { type: 'picture'; hash: string; extension: string; bytes: number }>
}

/**
 * Finds out which picture of an archive belongs to which work. Each is looked at from end to end, as one that is sent by
 * hand is; the store keeps those that nothing is known of.
 */
export async function planPictures(
  db: Database,
  store: FileStore,
  file: string,
  onProgress: OnProgress,
): Promise<PlannedPictures> {
  const archive = await openArchive(file)
  if (!archive) throw new DomainError('archive-kind')
  try {
    const { entries, isWhole } = await archive.listEntries()
    const wanted = entries.filter(({ name }) => !isLitter(name))
    const plan = beginPictures(db, store, await numberWorks(db))
    for (const [at, entry] of inPlace(wanted).entries()) {
      await plan.look(entry)
      onProgress(at + 1, wanted.length)
    }
    return await plan.end(isWhole ? undefined : (entries.at(-1)?.at ?? 0) + 1)
  } finally {
    archive.close()
  }
}

/** Further views come behind those before them, however the archive is sorted. */
const inPlace = (entries: ArchiveEntry[]) =>
  entries.toSorted((one, other) => readPictureName(one.name).place - readPictureName(other.name).place)

/** The ids of works by their inventory numbers. */
async function numberWorks(db: Database): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'number'])
    .where('kind', '=', 'artworks')
    .where('number', 'is not', null)
    .execute()
  const known = new Map<string, number[]>()
  for (const { id, number } of rows) {
    const folded = foldNumber(number ?? '')
    if (folded !== '') known.set(folded, [...(known.get(folded) ?? []), id])
  }
  return known
}

interface Looked {
  entry: ArchiveEntry
  faults: LineFault[]
  work?: number
  key?: string
}

function beginPictures(db: Database, store: FileStore, works: Map<string, number[]>) {
  const looked: Looked[] = []
  const pictures = new Map<string, NewPicture>()
  const media: PlannedPictures['media'] = new Map()
  const refuse = (entry: ArchiveEntry, word: LineFault['word'], values: LineFault['values'] = {}) =>
    void looked.push({ entry, faults: [{ column: null, word, values }] })

  async function look(entry: ArchiveEntry): Promise<void> {
    if (leadsElsewhere(entry.name)) return refuse(entry, 'file-name')
    const { numbers } = readPictureName(entry.name)
    const found = numbers.map((number) => works.get(number)).find((ids) => ids !== undefined) ?? []
    const [work] = found
    if (work === undefined) return refuse(entry, 'unknown-name', { text: shorten(numbers[0] ?? '') })
    if (found.length > 1)
      return refuse(entry, 'ambiguous-name', { text: shorten(numbers[0] ?? ''), count: found.length })
    const bytes = await entry.read(LARGEST_PICTURE)
    if (bytes === 'too-large') return refuse(entry, 'picture-size')
    if (!bytes || bytes.length === 0) return refuse(entry, 'file-damaged')
    try {
      looked.push({ entry, faults: [], work, key: await keep(bytes) })
    } catch (error) {
      const word = error instanceof DomainError ? PICTURE_FAULTS[error.code] : undefined
      if (!word) throw error
      refuse(entry, word)
    }
  }

  async function keep(bytes: Buffer): Promise<string> {
    const hash = hashOf(bytes)
    const known =
      pictures.get(hash) ??
      (await db.selectFrom('pictures').select(['hash', 'extension']).where('hash', '=', hash).executeTakeFirst())
    const isKept = known && (pictures.has(hash) || (await store.find(originalPath(known))) !== undefined)
    const picture = isKept ? known : await keepOriginal(store, bytes)
    if (!known) pictures.set(hash, picture as NewPicture)
    const { extension } = picture
    const key = (await findStored(db, hash)) ?? (await chooseFileKey(db, `pictures/${hash}`, extension))
    media.set(key, { type: 'picture', hash, extension, bytes: bytes.length })
    return key
  }

  /** The lines of the report in the order of the archive, and the drafts of the works with their new pictures. */
  async function end(brokenAt: number | undefined): Promise<PlannedPictures> {
    const plan = beginPlan()
    const items = await readWorks(db, [...new Set(looked.flatMap(({ work }) => work ?? []))])
    const added = new Map<number, Doc[]>()
    const acts = new Map(looked.map((one) => [one, toAct(one, items, added)]))
    for (const one of looked.toSorted((a, b) => a.entry.at - b.entry.at)) {
      const { entry, faults, key } = one
      plan.add({ line: entry.at, act: acts.get(one) ?? 'skip', name: shorten(entry.name), faults }, undefined, key)
    }
    if (brokenAt !== undefined) {
      plan.add({ line: brokenAt, act: 'skip', name: '', faults: [{ column: null, word: 'file-damaged', values: {} }] })
    }
    for (const [id, more] of added) {
      const before = items.get(id) as ContentItem
      const { doc: draft } = readDraft(kindOf('artworks').fields, {
        ...before.draft,
        pictures: [...picturesOf(before), ...more],
      })
      plan.addChange({ before, draft })
    }
    return { ...plan.end(), pictures: [...pictures.values()], media }
  }
  return { look, end }
}

function toAct({ work, key }: Looked, items: Map<number, ContentItem>, added: Map<number, Doc[]>): PlannedLine['act'] {
  const item = work === undefined ? undefined : items.get(work)
  if (!item || key === undefined) return 'skip'
  const there = [...picturesOf(item), ...(added.get(item.id) ?? [])]
  if (there.some(({ file }) => file === key)) return 'same'
  added.set(item.id, [...(added.get(item.id) ?? []), { file: key }])
  return 'create'
}

const picturesOf = ({ draft }: ContentItem) => (draft.pictures as Doc[] | undefined) ?? []

async function readWorks(db: Database, ids: number[]): Promise<Map<number, ContentItem>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', 'artworks')
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, toItem(row)]))
}
