import { type Database, transact, waitForLock } from '../../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { importGallery } from './import-gallery.ts'
import type { Report } from './report.ts'

interface Beginning {
  db: Database
  files: FileStore
  /** What a gallery begins with, before its staff write a word. */
  folder: string
}

/** Gives a gallery without any content what it begins with; one that has some stays as it is. Several nodes may start at once. */
export async function beginGallery({ db, files, folder }: Beginning): Promise<void> {
  await transact(db, async (tx) => {
    await waitForLock(tx, 'the first content')
    if (await tx.selectFrom('content').select('id').limit(1).executeTakeFirst()) return
    refuseFaulty(await importGallery({ db: tx, files, folder, actor: { name: 'beginning' } }))
  })
}

/** Folders of our own are without fault: one that is not is a fault of the program. */
export function refuseFaulty({ refused }: Report): void {
  const [first] = refused
  if (first) throw new Error(`${first.file}:${first.line} ${first.reason}, and ${refused.length - 1} more`)
}
