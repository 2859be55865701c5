import { toLocalMinute } from '../components/moments.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Ten o'clock of tomorrow, as a field of the browser takes it: when most letters are wanted to arrive. */
export const nextMorning = (now = Date.now()): string =>
  `${toLocalMinute(new Date(now + DAY_MS).toISOString()).slice(0, 10)}T10:00`
