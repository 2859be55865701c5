import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { findProgram } from './find-program.ts'

interface Screen {
  /** What a program that is to be shown on it finds in its environment. */
  settings: Record<string, string>
  close: () => Promise<void>
}

/** Opens a screen that nobody sees, under the first number that is free; nothing where no program makes one. */
export async function openScreen(): Promise<Screen | undefined> {
  const program = findProgram('Xvfb')
  if (!program) return undefined
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return {
    // Rooms are drawn by the processor.
    settings: { DISPLAY: `:${number.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    close: () => endProgram(screen),
  }
}

/** Ends a program, and waits until it is gone. */
export async function endProgram(program: ChildProcess): Promise<void> {
  program.kill('SIGTERM')
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
}
