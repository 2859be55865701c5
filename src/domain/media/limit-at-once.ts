/** Lets at most so many tasks run at once; the others wait, first come first served. */
export function limitAtOnce(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < most) running++
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
