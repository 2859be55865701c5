import type { Failure, LineAct } from '../../contract/content/values.ts'
import type { Database } from '../../database/index.ts'
import type { Actor } from '../content/index.ts'
import type { FileStore } from '../files/index.ts'
import { originalPath } from '../media/index.ts'
import { countActs, type OnProgress, type PlannedLine } from './plan.ts'
import type { StoredImport } from './stored-import.ts'

const EVERY_MS = 400

/** What becomes of the lines of an import; counted apart where not all of them are told. */
interface Told {
  lines: PlannedLine[]
  mark: string
  counts?: Record<LineAct, number>
}

/** Writes down what an import would do, or has done. */
export async function report(
  db: Database,
  { id, status: before }: StoredImport,
  { lines, mark, counts = countActs(lines) }: Told,
  { status, isOutdated }: { status: 'checked' | 'applied'; isOutdated: boolean },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('content_imports')
    .set({
      status,
      report: JSON.stringify({ ...counts, mark, is_outdated: isOutdated }),
      lines: JSON.stringify(lines),
      changed_at: new Date(),
    })
    .where('id', '=', id)
    .where('status', '=', before)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`The import ${id} was taken on by somebody else.`)
}

/** Writes down that nothing came of it. */
export async function fail(db: Database, { id, status }: StoredImport, failure: Failure): Promise<void> {
  await db
    .updateTable('content_imports')
    .set({ status: 'failed', failure, changed_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute()
}

export const actorOf = ({ actor, user_id }: StoredImport): Actor => ({ name: actor, userId: user_id ?? undefined })

/** Tells how far an import is, now and then. */
export function followProgress(db: Database, id: string) {
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
export function keepTrack(files: FileStore, { status }: StoredImport, kept: string[]): FileStore {
  return {
    ...files,
    put: async (key, bytes) => {
      if (status === 'checking') return
      kept.push(key)
      await files.put(key, bytes)
    },
    putFile: async (key, file) => {
      if (status === 'checking') return
      kept.push(key)
      await files.putFile(key, file)
    },
  }
}

/** Takes away what was stored for things that did not come to show it. */
export async function removeUnknown(db: Database, files: FileStore, kept: string[]): Promise<void> {
  if (kept.length === 0) return
  const pictures = await db.selectFrom('pictures').select(['hash', 'extension']).execute()
  const others = await db.selectFrom('media').select('file').where('file', 'is not', null).execute()
  const places = new Set([...pictures.map(originalPath), ...others.map(({ file }) => file)])
  for (const key of kept) if (!places.has(key)) await files.remove(key)
}
