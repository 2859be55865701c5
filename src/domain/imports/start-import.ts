import type { ImportStatus } from '../../contract/content/values.ts'
import { type Database, transact } from '../../database/index.ts'
import type { Actor } from '../content/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { MOVING, queueJob } from '../queue/index.ts'
import { OPEN, readImport, type StoredImport, tableOf } from './stored-import.ts'

/** Has an import tried without consequences, by a job. */
export async function startCheck(db: Database, id: string): Promise<StoredImport> {
  refuseUnready(await readImport(db, id))
  return start(db, id, { from: OPEN, to: 'checking' })
}

/** Has an import done, by a job, as somebody who has seen what it will do. */
export async function startApplication(db: Database, actor: Actor, id: string, mark: string): Promise<StoredImport> {
  const { report } = await readImport(db, id)
  if (report?.mark !== mark) throw new DomainError('import-closed')
  return start(db, id, { from: ['checked'], to: 'applying', actor })
}

async function start(
  db: Database,
  id: string,
  { from, to, actor }: { from: string[]; to: ImportStatus; actor?: Actor },
): Promise<StoredImport> {
  return transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('content_imports')
      .set({ status: to, done: 0, total: 0, failure: null, changed_at: new Date() })
      .$if(actor !== undefined, (update) => update.set({ actor: actor?.name ?? '', user_id: actor?.userId ?? null }))
      .where('id', '=', id)
      .where('status', 'in', from)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new DomainError('import-closed')
    const row = await readImport(tx, id)
    await queueJob(tx, 'run-import', { importId: id }, lineOf(row))
    return row
  })
}

/** Whole galleries wait for each other. */
export const lineOf = ({ subject }: StoredImport) => (subject === 'gallery' ? { line: MOVING } : {})

/** What a column means has to be said before. */
function refuseUnready(row: StoredImport): void {
  const table = tableOf(row)
  if (!table) return
  if (table.trouble || table.columns.every(({ target }) => target === null)) {
    throw invalidFields({ columns: { word: table.trouble ? 'invalid' : 'required' } })
  }
  const open = table.columns.flatMap(({ question }, at) => (question ? [at] : []))
  if (open.length > 0) {
    throw invalidFields(Object.fromEntries(open.map((at) => [`columns.${at}.format`, { word: 'required' } as const])))
  }
}
