import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { onTestFinished } from 'vitest'

/** The path of a folder for files that is yet to be made; it goes with the test. */
export function makeFileFolder(): string {
  const folder = path.join(os.tmpdir(), `cimaise-files-${randomUUID()}`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
