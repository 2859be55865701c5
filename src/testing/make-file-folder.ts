import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'

import { onTestFinished } from 'vitest'

import { scratchFolder } from './scratch-folder.ts'

/** The path of a folder for files that is yet to be made; it goes with the test. */
export function makeFileFolder(): string {
  const folder = nameFileFolder()
  removeWithTest(folder)
  return folder
}

/** The same for several tests, each of which has it removed. */
export const nameFileFolder = (): string => path.join(scratchFolder, `cimaise-files-${randomUUID()}`)

export function removeWithTest(folder: string): void {
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
}
