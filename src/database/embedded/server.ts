import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Places } from './places.ts'
import { runAs } from './run-as.ts'

const STOPPING_TAKES_AT_MOST_MS = 60_000

/** Starts the server and waits until it takes connections; fails with the reason from its log. */
export async function startServer({ account, bin, home, cluster, socket, log }: Places, settings: string[]) {
  const options = [`-k "${socket}"`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  const before = await sizeOf(log)
  try {
    await runAs(
      account,
      path.join(bin, 'pg_ctl'),
      // Relative, since a shell reads these names and would take some signs in a path for its own.
      ['start', '-D', path.basename(cluster), '-l', path.basename(log), '-w', '-t', '60', '-o', options],
      home,
    )
  } catch (cause) {
    const written = (await readFile(log).catch(() => Buffer.of())).subarray(before).toString()
    const reasons = written.split('\n').filter((line) => /FATAL|PANIC|DETAIL|HINT/.test(line))
    throw new Error(`PostgreSQL did not start: ${reasons.slice(-4).join('\n') || (cause as Error).message}`, { cause })
  }
}

/** Stops the server and waits until it is gone; one that was killed before needs no stopping. */
export async function stopServer({ cluster }: Places): Promise<void> {
  const pid = await readPid(cluster)
  if (!pid || !signal(pid, 'SIGINT')) return
  // Not with `pg_ctl`: that would also wait for the next server, if somebody starts it right away.
  const deadline = Date.now() + STOPPING_TAKES_AT_MOST_MS
  while ((await readPid(cluster)) === pid && signal(pid, 0)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL, process ${pid}, does not stop.`)
    await sleep(20)
  }
}

async function readPid(cluster: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '0'))
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )
