import { createHash } from 'node:crypto'
import { mkdir, rm, utimes } from 'node:fs/promises'

import type { KindName } from '../../contract/content/fields.ts'
import type { LineAct } from '../../contract/content/values.ts'
import type { Database } from '../../database/index.ts'
import { makeUploadPlace } from '../applications/index.ts'
import type { FileStore } from '../files/index.ts'
import { BadArchive, fileOf, importGallery, type Refused, type Report, unpackZip } from '../folder/index.ts'
import { Outdated } from './apply-plan.ts'
import { withArchive } from './fetch-archive.ts'
import type { OnProgress, PlannedLine } from './plan.ts'
import type { StoredImport } from './stored-import.ts'
import { actorOf, report } from './tell-import.ts'

/** So many lines are told of each sort; all are counted. */
const MOST_LINES = 5000
/** What is older is taken for something that a crash has left behind. */
const TOUCHED_EVERY_MS = 300_000
/** How much of the way unpacking is. */
const UNPACKING = 0.1

/**
 * Tries to bring a whole gallery in, or does it, by the import that folders have. The trial is the deed, taken back; the
 * deed is one with the word that it is done, and is taken back too if it would do something else than was seen.
 */
export async function runGallery(
  db: Database,
  files: FileStore,
  row: StoredImport,
  tell: OnProgress,
  uploads: string,
): Promise<void> {
  const isDryRun = row.status === 'checking'
  await withArchive(files, row, uploads, async (archive) => {
    const folder = await makeUploadPlace(uploads)
    await mkdir(folder, { mode: 0o700 })
    const touching = setInterval(
      () => void utimes(folder, new Date(), new Date()).catch(() => undefined),
      TOUCHED_EVERY_MS,
    )
    try {
      const onUnpacked = (share: number, count: number) => tell(Math.round(share * UNPACKING * count), count)
      const gallery = await unpackZip(archive, folder, { name: row.name, onProgress: onUnpacked })
      await rm(archive, { force: true })
      const told = await importGallery({
        db,
        files,
        folder: gallery,
        actor: actorOf(row),
        isDryRun,
        onProgress: (done, total) => tell(Math.round(total * UNPACKING + done * (1 - UNPACKING)), total),
        alongside: async (tx, done) => {
          if (isDryRun) return
          if (markOf(done) !== row.report?.mark) throw new OtherThanSeen(done)
          await write(tx, row, done, false)
        },
      })
      if (isDryRun || told.refused.length > 0) await write(db, row, told, !isDryRun)
    } catch (error) {
      if (!(error instanceof BadArchive) && !(error instanceof OtherThanSeen)) throw error
      await write(db, row, error.report, !isDryRun)
    } finally {
      clearInterval(touching)
      await rm(folder, { recursive: true, force: true })
    }
  })
}

/** What would be done now is not what was seen. */
class OtherThanSeen extends Outdated {
  readonly report: Report

  constructor(told: Report) {
    super()
    this.report = structuredClone(told)
  }
}

function write(db: Database, row: StoredImport, told: Report, isOutdated: boolean): Promise<void> {
  const isDone = row.status === 'applying' && !isOutdated
  const counts = {
    create: told.created.length,
    change: told.changed.length,
    same: told.left,
    skip: told.refused.length,
  }
  const plan = { lines: linesOf(told), mark: markOf(told), counts }
  return report(db, row, plan, { status: isDone ? 'applied' : 'checked', isOutdated })
}

/** The same if and only if the same would be done to the same things as they are now. */
function markOf({ created, changed, refused }: Report): string {
  const hash = createHash('sha256')
  for (const { kind, key } of created) hash.update(`create ${kind} ${key}\n`)
  for (const { kind, key, version } of changed) hash.update(`change ${kind} ${key} ${version}\n`)
  for (const { file, reason } of refused) hash.update(`refuse ${file} ${reason}\n`)
  return hash.digest('hex').slice(0, 32)
}

/** What is faulty first, then what is done; what stays as it is is only counted. */
function linesOf({ created, changed, kept, refused }: Report): PlannedLine[] {
  const toLine = (act: LineAct) => (thing: { kind: KindName; key: string }) => ({
    act,
    name: placeOf(thing),
    faults: [],
  })
  const stays = { column: null, word: 'kept', values: {} } as const
  return [
    ...refused.map(({ file, ...fault }) => ({ act: 'skip' as const, name: file, faults: [toFault(fault)] })),
    ...kept.slice(0, MOST_LINES).map(({ key }) => ({
      act: 'same' as const,
      name: placeOf({ kind: 'artworks', key }),
      faults: [stays],
    })),
    ...changed.slice(0, MOST_LINES).map(toLine('change')),
    ...created.slice(0, MOST_LINES).map(toLine('create')),
  ].map((line, at) => ({ line: at + 1, ...line }))
}

const toFault = ({ line, path, word, values }: Omit<Refused, 'file'>): PlannedLine['faults'][number] => ({
  column: path.length > 0 ? path.join('.') : null,
  word,
  values: { ...values, at: line },
})

/** Where a thing stands in the folder. */
const placeOf = ({ kind, key }: { kind: KindName; key: string }) => {
  if (kind === 'media') return key
  const file = fileOf(kind, key)
  return file === `${kind}.yaml` && key !== kind ? `${file}: ${key}` : file
}
