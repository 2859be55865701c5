import { sql } from 'kysely'

import { type Database, transact, workUnderLock } from '../database/index.ts'
import type { FileStore } from '../domain/files/index.ts'
import { importGallery, refuseFaulty } from '../domain/folder/index.ts'

interface Options {
  db: Database
  files: FileStore
  /** The demo, as a gallery is kept in a folder. */
  folder: string
  /** Shows how far the work is, if there is any. */
  watch?: Watch | undefined
}

/** Runs a long piece of work and shows how far it is. */
export type Watch = (work: (onProgress: (share: number) => void) => Promise<void>) => Promise<void>

/**
 * Fills a gallery that has nothing yet with the demo's own collection. It is hung once, by the import that every gallery
 * has: several nodes wait for the one that hangs it, and a gallery with works of its own stays as it is.
 */
export async function hangDemo({ db, files, folder, watch = (work) => work(() => undefined) }: Options): Promise<void> {
  if (!(await isEmpty(db))) return
  const hang = (onProgress: (share: number) => void) =>
    transact(db, async (tx) => {
      const tell = (done: number, total: number) => onProgress(done / total)
      refuseFaulty(await importGallery({ db: tx, files, folder, actor: { name: 'demo' }, onProgress: tell }))
      await tx.insertInto('demo').defaultValues().execute()
    })
  await workUnderLock(db, 'the demo’s collection', async () => {
    if (await isEmpty(db)) await watch(hang)
  })
}

/** Whether what hangs here is the demo's collection. */
export async function isDemoHung(db: Database): Promise<boolean> {
  return (await db.selectFrom('demo').select('id').executeTakeFirst()) !== undefined
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    SELECT NOT EXISTS (SELECT FROM demo) AND NOT EXISTS (SELECT FROM artists) AS empty`.execute(db)
  return rows[0]?.empty ?? false
}
