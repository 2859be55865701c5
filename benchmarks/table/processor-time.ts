import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

// What Linux counts in, whatever the machine.
const TICK_MS = 10

interface Process {
  pid: number
  parent: number
  /** Milliseconds of processor time, its own and that of children that are gone. */
  spent: number
}

async function readProcess(pid: number): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // Behind the name, which may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, goneUser = 0, goneSystem = 0] = fields.slice(11, 15)
  return { pid, parent: fields[1] ?? 0, spent: (user + system + goneUser + goneSystem) * TICK_MS }
}

/** The processor time that a process and all that it began, but for some, have taken so far, in milliseconds. */
export async function processorTimeOf(root: number, except: number[] = []): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const processes = (await Promise.all(numbers.map(readProcess))).filter((one) => one !== undefined)
  const family = new Set([root])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const { pid, parent } of processes) if (family.has(parent) && !except.includes(pid)) family.add(pid)
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { spent }) => sum + spent, 0)
}

/** The first process of the database that lies in a gallery's folder. */
export async function databaseIn(dataDir: string): Promise<number> {
  const [first = ''] = (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')
  return Number(first)
}

/** What a process holds of the machine's memory, in megabytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? []
  return Number(kilobytes) / 1024
}
