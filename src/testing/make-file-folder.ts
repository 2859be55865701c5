import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'

import { onTestFinished } from 'vitest'

import { scratchFolder } from './scratch-folder.ts'

/** The path of a folder for files that is yet to be made; it goes with the test. */
export function makeFileFolder(): string {
  const folder = path.join(scratchFolder, `cimaise-files-${randomUUID()}`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
