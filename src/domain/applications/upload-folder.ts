import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const LEFT_BEHIND_AFTER_MS = 3_600_000

/** A place for a file that is on its way in; the folder is closed to other accounts. */
export async function makeUploadPlace(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return path.join(folder, `${randomUUID()}.part`)
}

/** Clears what a crash has left of uploads: nobody needs an hour to send one, and what takes longer is touched meanwhile. */
export async function sweepUploads(folder: string, olderThanMs = LEFT_BEHIND_AFTER_MS): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.part'))
  let swept = 0
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (!found || Date.now() - found.mtimeMs < olderThanMs) continue
    await rm(file, { recursive: true, force: true })
    swept++
  }
  return swept
}
