const ROUNDS = 60

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** What each of these takes, one after the other in turns, so that whoever else uses the machine slows all of them down. */
export async function timeInTurns(works: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const [at, work] of works.entries()) times[at]?.push(await timeOf(work))
  return times.map(medianOf)
}

export const round = (value: number) => Number(value.toFixed(2))

/** Two costs, and how many times as much the second is. */
export const weigh = (few = 0, many = 0) => ({ few: round(few), many: round(many), times: round(many / few) })
