import { execFile, execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

import { StartFailure } from '../start-failure.ts'

/** The system account that PostgreSQL runs under. */
export interface Account {
  uid: number
  gid: number
}

const run = promisify(execFile)

/**
 * PostgreSQL refuses to run as root: root lends it the account that owns the data, or for new data one made for
 * such work. Everybody else runs it themselves.
 */
export async function findServerAccount(home: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(home).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such account here: the next one.
    }
  }
  throw new StartFailure(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to lend it: run Cimaise as an ordinary user.',
  )
}

/** Runs a program to its end under that account; rejects with what it printed. */
export async function runAs(
  account: Account | undefined,
  program: string,
  args: string[],
  // The account may not be allowed into the current folder.
  folder = '/',
): Promise<string> {
  try {
    const { stdout } = await run(program, args, { cwd: folder, ...account })
    return stdout
  } catch (error) {
    const { stderr, stdout, message } = error as { stderr?: string; stdout?: string; message: string }
    throw new Error(stderr?.trim() || stdout?.trim() || message, { cause: error })
  }
}

/** Whether that account may do `test FLAG path`, for instance write into a folder. */
export async function canAccess(
  account: Account | undefined,
  flag: '-x' | '-w' | '-r',
  path: string,
): Promise<boolean> {
  return runAs(account, '/bin/sh', ['-c', 'test "$1" "$2"', 'sh', flag, path]).then(
    () => true,
    () => false,
  )
}
