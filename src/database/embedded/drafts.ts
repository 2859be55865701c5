import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const DRAFT = /\.draft-(\d+)$/

/** The name under which this process makes something beside its final place, to move it there whole. */
export const nameDraft = (file: string) => `${file}.draft-${process.pid}`

/** Removes what processes left half made; one that still runs keeps its drafts. */
export async function clearDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(DRAFT.exec(name)?.[1])
    // In a container a process often has the number of the one that was killed before it.
    if (pid && (pid === process.pid || !isAlive(pid))) {
      await rm(path.join(folder, name), { recursive: true, force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
