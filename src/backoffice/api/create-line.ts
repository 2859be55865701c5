/** A line in which acts wait for each other; one that waits already is not taken a second time. */
export function createLine() {
  const waiting = new Map<string, Promise<unknown>>()
  return {
    isTaken: (name: string): boolean => waiting.has(name),
    take: async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
      const before = [...waiting.values()].at(-1)
      const doing = Promise.resolve(before).then(act)
      // Whoever waits for it waits for its end, not for its success.
      waiting.set(
        name,
        doing.catch(() => undefined),
      )
      try {
        return await doing
      } finally {
        waiting.delete(name)
      }
    },
  }
}

export type Line = ReturnType<typeof createLine>
