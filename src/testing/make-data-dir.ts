import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest'

import { startEmbeddedPostgres } from '../database/index.ts'
import { scratchFolder } from './scratch-folder.ts'

interface Options {
  /** Whose it is; by default of whoever runs the test. */
  owner?: { uid: number; gid: number } | undefined
  /** Whether no other account may pass, not even the one that root lends the server. */
  isClosed?: boolean
}

/** The path of a data folder that is yet to be made; it goes with the test, and so does a server left running in it. */
export async function makeDataDir({ owner, isClosed = false }: Options = {}): Promise<string> {
  const folder = await mkdtemp(path.join(scratchFolder, 'cimaise-data-'))
  onTestFinished(() => remove(folder))
  await chmod(folder, isClosed ? 0o700 : 0o711)
  if (owner) await chown(folder, owner.uid, owner.gid)
  return path.join(folder, 'data')
}

/** One data folder for all tests of a file, since making a database takes longer than what they do with it; no server runs in it when a test begins. */
export function shareDataDir(): { readonly dataDir: string } {
  let folder = ''
  const shared = {
    get dataDir() {
      return path.join(folder, 'data')
    },
  }
  beforeAll(async () => {
    folder = await mkdtemp(path.join(scratchFolder, 'cimaise-data-'))
    await chmod(folder, 0o711)
    const { stop } = await startEmbeddedPostgres(shared)
    await stop()
  })
  afterEach(() => endServer(path.join(shared.dataDir, 'postgres')))
  afterAll(() => remove(folder))
  return shared
}

/** Kills the server of a data folder as a power cut would. */
export async function killServer(dataDir: string): Promise<void> {
  const pid = await findServer(path.join(dataDir, 'postgres'))
  if (!pid) throw new Error(`No server runs in ${dataDir}.`)
  process.kill(pid, 'SIGKILL')
}

async function remove(folder: string): Promise<void> {
  const home = path.join(folder, 'data/postgres')
  const name = await readFile(path.join(home, 'moved-to'), 'utf8').catch(() => undefined)
  for (const one of name ? [home, path.join('/var/lib/cimaise', name)] : [home]) {
    await endServer(one)
    await rm(one, { recursive: true, force: true })
  }
  await rm(folder, { recursive: true, force: true })
}

async function endServer(home: string): Promise<void> {
  const pid = await findServer(home)
  if (!pid) return
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It was killed before.
    return
  }
  for (let attempt = 0; attempt < 100 && (await findServer(home)); attempt++) await sleep(20)
}

async function findServer(home: string): Promise<number> {
  const file = path.join(home, 'cluster/postmaster.pid')
  return Number.parseInt(await readFile(file, 'utf8').catch(() => '0'))
}
