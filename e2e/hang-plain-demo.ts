import path from 'node:path'

import { connect } from '../src/database/index.ts'
import { hangDemo } from '../src/demo/index.ts'
import { openLocalFiles } from '../src/domain/files/index.ts'

/** Hangs the whole demo collection as visitors find it, but for its pictures, which are plain. */
export async function hangPlainDemo(databaseUrl: string, dataDir: string): Promise<void> {
  const { db, pool } = await connect({ connectionString: databaseUrl })
  const files = openLocalFiles(path.join(dataDir, 'files'))
  try {
    await hangDemo({
      db,
      files,
      folder: path.join(dataDir, 'demo'),
      beginning: path.resolve('new-gallery'),
      workerFile: path.resolve('e2e/plain-painter.ts'),
      longest: 400,
    })
  } finally {
    await pool.end()
  }
}
