// Runs on the pinned Node.js while the pages are built: makes the database and hangs the demo, so that the first start
// need not wait for one after the other. Whatever is missing is made up for when the gallery opens, where faults are told.
import path from 'node:path'

import { readConfig } from '../src/config.ts'
import { visitDatabase } from '../src/database/index.ts'
import { hangDemo } from '../src/demo/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import { beginGallery } from '../src/domain/folder/index.ts'

const config = readConfig()
const inProject = (/** @type {string} */ folder) => path.join(config.projectDir, folder)
const database = await visitDatabase({
  databaseUrl: config.databaseUrl,
  dataDir: config.dataDir,
  migrationsDir: inProject('src/database/migrations'),
})
try {
  const parts = { db: database.db, files: await openFiles(config) }
  await beginGallery({ ...parts, folder: inProject('new-gallery') })
  if (config.isDemo) await hangDemo({ ...parts, folder: inProject('demo') })
} finally {
  await database.close()
}
