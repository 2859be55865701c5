import { tmpdir } from 'node:os'

import type { ImportedKind } from '../../contract/content/values.ts'
import { type Database, isDatabaseAway, transact, waitForLock } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { type FileStore, isDiskFull, removeLarge } from '../files/index.ts'
import { queueJob } from '../queue/index.ts'
import { applyPictures, applyTable, Outdated } from './apply-plan.ts'
import { withArchive } from './fetch-archive.ts'
import { planPictures } from './plan-pictures.ts'
import { planTable } from './plan-table.ts'
import type { OnProgress, Plan } from './plan.ts'
import { readTable } from './read-table.ts'
import { runGallery } from './run-gallery.ts'
import { readStored } from './save-columns.ts'
import { lineOf } from './start-import.ts'
import { fileKeyOf, readImport, type StoredImport, tableOf } from './stored-import.ts'
import { actorOf, fail, followProgress, keepTrack, removeUnknown, report } from './tell-import.ts'

const LONGEST_SEARCH_MS = 120_000

/** Where an archive lies while it is looked at, on this machine. */
interface Place {
  uploads?: string | undefined
}

/**
 * Tries an import or does it, whichever is its turn. What is done is done in one transaction with the word that it is
 * done, so that a job which broke off, or comes twice, does it once. If it would do something else than was seen, it does
 * nothing, and tells anew.
 */
export async function runImport(
  db: Database,
  files: FileStore,
  id: string,
  { uploads = tmpdir() }: Place = {},
): Promise<void> {
  const row = await readImport(db, id).catch(() => undefined)
  if (!row || (row.status !== 'checking' && row.status !== 'applying')) return
  if (!(await files.find(fileKeyOf(id)))) return leaveToOthers(db, row)
  const progress = followProgress(db, id)
  const kept: string[] = []
  try {
    const tracked = keepTrack(files, row, kept)
    if (row.subject === 'gallery') await runGallery(db, tracked, row, progress.tell, uploads)
    else if (row.subject === 'pictures') await runPictures(db, tracked, row, progress.tell, uploads)
    else await runTable(db, files, row, progress.tell)
  } catch (error) {
    await progress.end()
    await removeUnknown(db, files, kept)
    // Then another job goes on with it once the database is back.
    if (isDatabaseAway(error)) throw error
    await fail(db, row, isDiskFull(error) ? 'no-room' : 'other')
    if (!(error instanceof DomainError) && !isDiskFull(error)) throw error
    return
  }
  await progress.end()
  const { status } = await readImport(db, id)
  if (status === 'applied') await removeLarge(files, fileKeyOf(id))
  else await removeUnknown(db, files, kept)
}

/** Nodes may have stores of their own: one that has the file takes it up, unless it is nowhere. */
async function leaveToOthers(db: Database, row: StoredImport): Promise<void> {
  if (Date.now() - row.changed_at.getTime() > LONGEST_SEARCH_MS) return fail(db, row, 'other')
  await queueJob(db, 'run-import', { importId: row.id }, { seconds: 1, ...lineOf(row) })
}

async function runTable(db: Database, files: FileStore, row: StoredImport, tell: OnProgress): Promise<void> {
  const stored = tableOf(row)
  if (!stored) throw new Error(`The import ${row.id} has no table.`)
  const kind = row.subject as ImportedKind
  const table = await readTable(await readStored(files, row.id), stored.encoding)
  // Half of it is finding out what to do.
  const share = row.status === 'applying' ? 2 : 1
  const plan = await planTable(db, kind, stored, table, (done, total) => tell(done, total * share))
  await settle(db, row, plan, (tx) => {
    let done = 0
    const { length: total } = plan.changes
    return applyTable(tx, actorOf(row), kind, plan.changes, (count) => tell(total + (done += count), total * share))
  })
}

async function runPictures(
  db: Database,
  store: FileStore,
  row: StoredImport,
  tell: OnProgress,
  uploads: string,
): Promise<void> {
  await withArchive(store, row, uploads, async (archive) => {
    const plan = await planPictures(db, store, archive, tell)
    await settle(db, row, plan, (tx) => applyPictures(tx, actorOf(row), plan, () => undefined))
  })
}

/** Writes down what an import would do; or does it, if that is what somebody has seen. */
async function settle(
  db: Database,
  row: StoredImport,
  plan: Plan,
  apply: (tx: Database) => Promise<void>,
): Promise<void> {
  if (row.status === 'checking') return report(db, row, plan, { status: 'checked', isOutdated: false })
  try {
    if (plan.mark !== row.report?.mark) throw new Outdated()
    await transact(db, async (tx) => {
      await waitForLock(tx, 'an import')
      await apply(tx)
      await report(tx, row, plan, { status: 'applied', isOutdated: false })
    })
  } catch (error) {
    // What another has begun under the same key meanwhile is told by the door.
    const isOutdated = error instanceof Outdated || (error instanceof DomainError && error.code === 'content-changed')
    if (!isOutdated) throw error
    await report(db, row, plan, { status: 'checked', isOutdated })
  }
}
