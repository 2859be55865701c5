import { randomUUID } from 'node:crypto'
import { constants, createReadStream, type Stats } from 'node:fs'
import { mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

import { checkFile, type FileStore, isKey } from './file-store.ts'

// No key begins with a dot, so what is half written cannot be read.
const UNFINISHED = '.unfinished'
const LEFT_BEHIND_AFTER_MS = 3_600_000

// A link that somebody laid into the folder is not followed, and a pipe does not make anyone wait.
const READ_ONLY = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** Keeps files in a folder of this machine; the folder is made when the first file comes. */
export function openLocalFiles(folder: string): FileStore {
  let root: Promise<string> | undefined
  const prepare = () =>
    (root ??= makeRoom(folder).catch((error: unknown) => {
      root = undefined
      throw error
    }))

  /** Where the file lies, unless a link leads elsewhere on the way. */
  async function locate(key: string): Promise<string | undefined> {
    if (!isKey(key)) return undefined
    const file = path.join(await realpath(folder), key)
    return (await realpath(file)) === file ? file : undefined
  }

  /** Writes beside and moves into place what is complete. */
  async function keep(key: string, content: Uint8Array | Readable): Promise<void> {
    const home = await prepare()
    const file = path.join(home, key)
    const parent = path.dirname(file)
    await mkdir(parent, { recursive: true })
    if ((await realpath(parent)) !== parent) throw new Error(`A link leads out of the folder on the way to ${key}.`)
    const unfinished = path.join(home, UNFINISHED, randomUUID())
    try {
      await writeToDisk(unfinished, content)
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    await syncFolder(parent)
  }

  return {
    async put(key, bytes) {
      checkFile(key, bytes.length)
      await keep(key, bytes)
    },
    async putFile(key, file) {
      checkFile(key, (await stat(file)).size)
      await keep(key, createReadStream(file))
    },
    find: (key) =>
      orNothing(async () => {
        const file = await locate(key)
        return file === undefined ? undefined : describe(await stat(file))
      }),
    read: (key, range) =>
      orNothing(async () => {
        const file = await locate(key)
        if (file === undefined) return undefined
        const handle = await open(file, READ_ONLY)
        const facts = describe(await handle.stat())
        if (facts) return { ...facts, stream: handle.createReadStream(range) }
        await handle.close()
      }),
    remove: async (key) => {
      const file = await orNothing(() => locate(key))
      if (file !== undefined) await rm(file, { force: true })
    },
  }
}

/** What has gone away, even this very moment, is not there; any other trouble is trouble. */
async function orNothing<Result>(look: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await look()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO'].includes(code)) return undefined
    throw error
  }
}

function describe(found: Stats) {
  if (!found.isFile()) return undefined
  return { size: found.size, tag: `${found.size.toString(36)}-${Math.round(found.mtimeMs * 1000).toString(36)}` }
}

/** Makes the folder, closed to other accounts, and clears what a crash has left half written. */
async function makeRoom(folder: string): Promise<string> {
  await mkdir(path.dirname(folder), { recursive: true })
  await mkdir(path.join(folder, UNFINISHED), { recursive: true, mode: 0o700 })
  const home = await realpath(folder)
  for (const name of await readdir(path.join(home, UNFINISHED))) {
    const left = path.join(home, UNFINISHED, name)
    const found = await stat(left).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_AFTER_MS) await rm(left, { force: true })
  }
  return home
}

async function writeToDisk(file: string, content: Uint8Array | Readable): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// Only with its folder is a new name sure to outlive a power cut.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
