// Below this nobody is kept waiting, and the clock of the processor says little.
const CHEAP_MS = 20
const ROUNDS = 3

/**
 * How many times as much of this thread's processor time a task takes for a text four times as long: about 4 where the
 * time is in proportion to the length, 16 where it is to its square. What is cheap even then counts as not growing.
 */
export async function measureGrowth(task: (length: number) => unknown, length: number): Promise<number> {
  const long = [await costOf(task, 4 * length)]
  if (long.some((cost) => cost < CHEAP_MS)) return 1
  // The cheapest of a few rounds: any of them may have had to clear memory up, to compile, or to share the processor's
  // memory with others. What grows too fast is dear in all of them.
  const short: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    short.push(await costOf(task, length))
    long.push(await costOf(task, 4 * length))
  }
  return Math.min(...long) / Math.max(Math.min(...short), CHEAP_MS / 4)
}

/** More than in proportion, with room for whatever else the processor had to do. */
export const MOST_GROWTH = 8

async function costOf(task: (length: number) => unknown, length: number): Promise<number> {
  const before = process.threadCpuUsage()
  await task(length)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
