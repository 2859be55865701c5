/** In which order the frames of a turn are fetched: a few all around first, then those between, so that it can be turned soon. */
export function frameOrder(count: number): number[] {
  const order = new Set<number>()
  for (let step = Math.max(1, Math.ceil(count / FIRST)); order.size < count; step = Math.ceil(step / 2)) {
    for (let at = 0; at < count; at += step) order.add(at)
  }
  return [...order]
}

const FIRST = 4

/** The frame that has come and is nearest to the one that is wanted, the shorter way around. */
export function nearestFrame(wanted: number, come: ReadonlySet<number>, count: number): number | undefined {
  const apart = (one: number) => Math.min(Math.abs(one - wanted), count - Math.abs(one - wanted))
  return [...come].toSorted((one, other) => apart(one) - apart(other) || one - other)[0]
}

/** The frame so many steps on, around and around. */
export const stepFrame = (at: number, by: number, count: number): number => (((at + by) % count) + count) % count
