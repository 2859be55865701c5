import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where the first of these programs is installed; nothing where none is. */
export const findProgram = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))

/** Starts a program that ends with us at the latest, with all that it starts itself. */
export function startProgram(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true })
  const end = () => endGroup(child)
  process.on('exit', end)
  child.on('exit', () => process.off('exit', end))
  return child
}

/** Ends a program and what it has started, and waits until it is gone. */
export async function endProgram(program: ChildProcess): Promise<void> {
  endGroup(program)
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM')
  } catch {
    // It has gone by itself.
  }
}
