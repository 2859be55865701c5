import { accessSync, constants, statfsSync } from 'node:fs'
import os from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH = 2 * 1024 ** 3

/**
 * Where tests keep what they throw away: in memory, if the machine lends enough of it and nobody names another place.
 * A database is hundreds of small files, and a disk takes longer to make them than a test to use them.
 */
export const scratchFolder = process.env.TMPDIR === undefined && hasMemory() ? MEMORY : os.tmpdir()

function hasMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH
  } catch {
    return false
  }
}
