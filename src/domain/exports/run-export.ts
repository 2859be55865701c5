import { tmpdir } from 'node:os'

import { type Database, isDatabaseAway } from '../../database/index.ts'
import { makeUploadPlace } from '../applications/index.ts'
import { type FileStore, isDiskFull, putStream, removeLarge } from '../files/index.ts'
import { type ExportProgress, exportGallery, writeZipTo } from '../folder/index.ts'
import { MOVING, queueJob } from '../queue/index.ts'
import { forgetFormer } from './forget-exports.ts'
import { archiveKeyOf, markKeyOf, removeArchive, type StoredExport } from './stored-export.ts'

const EVERY_MS = 400
const LONGEST_SEARCH_MS = 120_000
/** So many files that are missing are told by name. */
const MOST_MISSING = 1000

/** Somebody has forgotten the export meanwhile. */
class Forgotten extends Error {}

interface Place {
  /** Where a part of the archive lies until it is stored, on this machine. */
  uploads?: string | undefined
  partBytes?: number | undefined
}

/** Writes the whole gallery into an archive in the store. A job that broke off begins anew; one that comes twice does it once. */
export async function runExport(
  db: Database,
  files: FileStore,
  id: string,
  { uploads = tmpdir(), partBytes }: Place = {},
): Promise<void> {
  const row = await db.selectFrom('gallery_exports').selectAll().where('id', '=', id).executeTakeFirst()
  // Forgotten while a node had it that is gone.
  if (!row) return removeArchive(files, id)
  if (row.status !== 'running') return
  if (!(await files.find(markKeyOf(id)))) return leaveToOthers(db, row)
  const key = archiveKeyOf(id)
  const progress = followProgress(db, id)
  const scratch = await makeUploadPlace(uploads)
  let size = 0
  const writer = writeZipTo(async (archive) => {
    size = await putStream({ files, key, scratch, partBytes }, archive)
  })
  try {
    const guarded = { ...writer, write: progress.guard(writer.write) }
    const { count, missing } = await exportGallery({ db, files, writer: guarded, onProgress: progress.tell })
    await writer.close()
    await progress.end()
    const done = { done: count, total: count, size, missing: JSON.stringify(missing.slice(0, MOST_MISSING)) }
    await finish(db, id, { status: 'done', ...done })
    await files.remove(markKeyOf(id))
  } catch (error) {
    await writer.giveUp(error as Error)
    await progress.end()
    // Then another job goes on with it once the database is back.
    if (isDatabaseAway(error)) {
      await removeLarge(files, key)
      throw error
    }
    await removeArchive(files, id)
    if (error instanceof Forgotten) return
    await finish(db, id, { status: 'failed', failure: isDiskFull(error) ? 'no-room' : 'other' })
    if (isDiskFull(error)) return
    throw error
  }
  await forgetFormer(db, files, id)
}

/** A node that was not asked leaves it to the one that was, unless that is gone for good. */
async function leaveToOthers(db: Database, { id, changed_at }: StoredExport): Promise<void> {
  if (Date.now() - changed_at.getTime() > LONGEST_SEARCH_MS)
    return finish(db, id, { status: 'failed', failure: 'other' })
  await queueJob(db, 'run-export', { exportId: id }, { seconds: 1, line: MOVING })
}

interface Finished {
  status: 'done' | 'failed'
  done?: number
  total?: number
  size?: number
  missing?: string
  failure?: string
}

async function finish(db: Database, id: string, finished: Finished): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('gallery_exports')
    .set({ ...finished, changed_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows === 0n && finished.status === 'done') throw new Forgotten()
}

/** Tells how far an export is, now and then, and hears so whether anybody still wants it. */
function followProgress(db: Database, id: string) {
  let last = 0
  let isWanted = true
  let telling: Promise<unknown> = Promise.resolve()
  const tell = ({ done, total, doneBytes, totalBytes }: ExportProgress) => {
    if (Date.now() - last < EVERY_MS) return
    last = Date.now()
    telling = db
      .updateTable('gallery_exports')
      .set({ done, total, done_bytes: doneBytes, total_bytes: totalBytes, changed_at: new Date() })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .executeTakeFirst()
      .then(
        ({ numUpdatedRows }) => void (isWanted = numUpdatedRows > 0n),
        // It is only told.
        () => undefined,
      )
  }
  const guard =
    <Given extends unknown[]>(write: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      if (!isWanted) throw new Forgotten()
      await write(...given)
    }
  return { tell, guard, end: () => telling }
}
