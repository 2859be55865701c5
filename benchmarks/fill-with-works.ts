import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** Gives a gallery that is closed what every one begins with, and so many invented works. */
export async function fillWithWorks(dataDir: string, works: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'off' }
  const cwd = path.resolve(import.meta.dirname, '..')
  await promisify(execFile)(process.execPath, ['scripts/fill-catalogue.mjs', String(works)], { cwd, env })
}
