// Runs on the pinned Node.js: opens the database that the settings name, and fills it.
import path from 'node:path'

import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/index.ts'
import { fillCatalogue } from '../src/demo/index.ts'
import { openFiles } from '../src/domain/files/index.ts'
import { beginGallery } from '../src/domain/folder/index.ts'
import { withProgress } from './progress.mjs'

const count = Number(process.argv[2] ?? '')
if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
  console.error('Say how many works, from 1 to 1000000: npm run demo:scale -- 100000')
  process.exit(1)
}
try {
  const config = readConfig()
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    migrationsDir: path.join(config.projectDir, 'src/database/migrations'),
  })
  let share = 0
  await withProgress(
    `Adding ${count} works`,
    async () => {
      const files = await openFiles(config)
      // Works need what every gallery begins with.
      await beginGallery({ db: database.db, files, folder: path.join(config.projectDir, 'new-gallery') })
      await fillCatalogue({ db: database.db, files }, count, (done) => (share = done))
    },
    () => share,
  )
  await database.close()
} catch (error) {
  const { name, message } = /** @type {Error} */ (error)
  console.error(name === 'StartFailure' || name === 'ConfigError' ? message : error)
  process.exit(1)
}
