import type { Automaton } from './build-automaton.ts'

// So many sets of places are looked at before a pattern counts as one that can fail.
const MOST_LOOKS = 500

/** Whether some text lets the match fail from this place on: where none does, nothing is ever tried again. */
export function canFail({ places, samples, outside }: Automaton, from: number): boolean {
  const kinds = samples.map((_, at) => 1n << BigInt(at))
  const waiting = kinds.filter((kind) => (places[from]?.kinds ?? 0n) & kind).map((kind) => ({ at: [from], last: kind }))
  const seen = new Set<string>()
  for (const { at, last } of waiting) {
    const ends = at.flatMap((place) => places[place]?.ends ?? []).filter((step) => step.isSure && step.before & last)
    if (!ends.some(({ after }) => after & outside)) return true
    for (const kind of kinds) {
      if (ends.some(({ after }) => after & kind)) continue
      const reached = new Set(
        at
          .flatMap((place) => places[place]?.next ?? [])
          .filter(
            (step) => step.isSure && step.before & last && step.after & kind && (places[step.to]?.kinds ?? 0n) & kind,
          )
          .map(({ to }) => to),
      )
      const key = `${[...reached].toSorted((a, b) => a - b).join()} ${kind}`
      if (reached.size === 0) return true
      if (seen.has(key)) continue
      seen.add(key)
      if (seen.size > MOST_LOOKS) return true
      waiting.push({ at: [...reached], last: kind })
    }
  }
  return false
}
