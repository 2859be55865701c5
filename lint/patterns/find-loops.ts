import type { Place } from './build-automaton.ts'

/** For every place that can be come back to: the places of that way round. */
export function findLoops(places: Place[]): Map<number, Set<number>> {
  const reached = places.map((_, from) => reachFrom(places, from))
  const loops = new Map<number, Set<number>>()
  for (const [at, reachable] of reached.entries()) {
    if (reachable.has(at)) loops.set(at, new Set([...reachable].filter((other) => reached[other]?.has(at))))
  }
  return loops
}

function reachFrom(places: Place[], from: number): Set<number> {
  const reached = new Set<number>()
  const waiting = [from]
  for (const at of waiting) {
    for (const { to } of places[at]?.next ?? []) {
      if (reached.has(to)) continue
      reached.add(to)
      waiting.push(to)
    }
  }
  return reached
}
