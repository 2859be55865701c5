import { DomainError } from './domain-error.ts'

/** Lets at most so many tasks run at once; the others wait, first come first served, or are refused where the line is too long. */
export function limitAtOnce(most: number, longestLine = Infinity) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < most) running++
    else if (waiting.length >= longestLine) throw new DomainError('unavailable')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // The place is handed on directly, so that nobody who comes meanwhile can take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
