/** The line is too long: whoever comes now would wait for nothing. */
export class LineTooLong extends Error {
  override name = 'LineTooLong'
}

/** Lets at most so many tasks run at once; so many others wait in line, first come first served. */
export function takeTurns({ atOnce, inLine }: { atOnce: number; inLine: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running++
    else if (waiting.length >= inLine) throw new LineTooLong()
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
