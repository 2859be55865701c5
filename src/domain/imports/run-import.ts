import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pipeline } from 'node:stream/promises'

import type { ImportedKind } from '../../contract/content/values.ts'
import { type Database, isDatabaseAway, transact, waitForLock } from '../../database/index.ts'
import { makeUploadPlace } from '../applications/index.ts'
import type { Actor } from '../content/index.ts'
import { DomainError } from '../domain-error.ts'
import type { FileStore } from '../files/index.ts'
import { originalPath } from '../media/index.ts'
import { queueJob } from '../queue/index.ts'
import { applyPictures, applyTable, Outdated } from './apply-plan.ts'
import { planPictures } from './plan-pictures.ts'
import { planTable } from './plan-table.ts'
import { countActs, type OnProgress, type Plan } from './plan.ts'
import { readTable } from './read-table.ts'
import { readStored } from './save-columns.ts'
import { fileKeyOf, readImport, type StoredImport, tableOf } from './stored-import.ts'

const EVERY_MS = 400
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
export async function runImport(db: Database, files: FileStore, id: string, { uploads }: Place = {}): Promise<void> {
  const row = await readImport(db, id).catch(() => undefined)
  if (!row || (row.status !== 'checking' && row.status !== 'applying')) return
  if (!(await files.find(fileKeyOf(id)))) return leaveToOthers(db, row)
  const progress = followProgress(db, id)
  const kept: string[] = []
  try {
    if (row.subject === 'pictures') await runPictures(db, keepTrack(files, row, kept), row, progress.tell, uploads)
    else await runTable(db, files, row, progress.tell)
  } catch (error) {
    await progress.end()
    await removeUnknown(db, files, kept)
    // Then another job goes on with it once the database is back.
    if (isDatabaseAway(error)) throw error
    await fail(db, row)
    if (!(error instanceof DomainError)) throw error
    return
  }
  await progress.end()
  const { status } = await readImport(db, id)
  if (status === 'applied') await files.remove(fileKeyOf(id))
  else await removeUnknown(db, files, kept)
}

/** Nodes may have stores of their own: one that has the file takes it up, unless it is nowhere. */
async function leaveToOthers(db: Database, row: StoredImport): Promise<void> {
  if (Date.now() - row.changed_at.getTime() > LONGEST_SEARCH_MS) return fail(db, row)
  await queueJob(db, 'run-import', { importId: row.id }, { seconds: 1 })
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
  uploads = tmpdir(),
): Promise<void> {
  const place = await makeUploadPlace(uploads)
  try {
    const stored = await store.read(fileKeyOf(row.id))
    if (!stored) throw new DomainError('import-closed')
    await pipeline(stored.stream, createWriteStream(place, { flags: 'wx', mode: 0o600 }))
    const plan = await planPictures(db, store, place, tell)
    await settle(db, row, plan, (tx) => applyPictures(tx, actorOf(row), plan, () => undefined))
  } finally {
    await rm(place, { force: true })
  }
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

async function report(
  db: Database,
  { id, status: before }: StoredImport,
  { lines, mark }: Plan,
  { status, isOutdated }: { status: 'checked' | 'applied'; isOutdated: boolean },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('content_imports')
    .set({
      status,
      report: JSON.stringify({ ...countActs(lines), mark, is_outdated: isOutdated }),
      lines: JSON.stringify(lines),
      changed_at: new Date(),
    })
    .where('id', '=', id)
    .where('status', '=', before)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`The import ${id} was taken on by somebody else.`)
}

async function fail(db: Database, { id, status }: StoredImport): Promise<void> {
  await db
    .updateTable('content_imports')
    .set({ status: 'failed', changed_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute()
}

const actorOf = ({ actor, user_id }: StoredImport): Actor => ({ name: actor, userId: user_id ?? undefined })

/** Tells how far an import is, now and then. */
function followProgress(db: Database, id: string) {
  let last = 0
  let telling: Promise<unknown> = Promise.resolve()
  const tell: OnProgress = (done, total) => {
    if (Date.now() - last < EVERY_MS) return
    last = Date.now()
    telling = db
      .updateTable('content_imports')
      .set({ done, total })
      .where('id', '=', id)
      .where('status', 'in', ['checking', 'applying'])
      .execute()
      // It is only told.
      .catch(() => undefined)
  }
  return { tell, end: () => telling }
}

/** While an import is only tried, nothing is kept; else it is known what was. */
function keepTrack(files: FileStore, { status }: StoredImport, kept: string[]): FileStore {
  return {
    ...files,
    put: async (key, bytes) => {
      if (status === 'checking') return
      kept.push(key)
      await files.put(key, bytes)
    },
  }
}

/** Takes away what was stored for works that did not come to show it. */
async function removeUnknown(db: Database, files: FileStore, kept: string[]): Promise<void> {
  if (kept.length === 0) return
  const known = await db.selectFrom('pictures').select(['hash', 'extension']).execute()
  const places = new Set(known.map(originalPath))
  for (const key of kept) if (!places.has(key)) await files.remove(key)
}
