import { once } from 'node:events'

import { endProgram, findProgram, startProgram } from './program.ts'

interface Screen {
  /** What a program that is to be shown on it finds in its environment. */
  settings: Record<string, string>
  close: () => Promise<void>
}

/** Opens a screen that nobody sees, under the first number that is free; nothing where no program makes one. */
export async function openScreen(): Promise<Screen | undefined> {
  const program = findProgram('Xvfb')
  if (!program) return undefined
  const screen = startProgram(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(screen.stdout ?? screen, 'data')) as [Buffer]
  return {
    // Rooms are drawn by the processor.
    settings: { DISPLAY: `:${number.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    close: () => endProgram(screen),
  }
}
