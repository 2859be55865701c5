import { type Automaton, buildAutomaton, type Kinds, type Place, ROAMING } from './build-automaton.ts'
import { canFail } from './can-fail.ts'
import { findLoops } from './find-loops.ts'

/**
 * A piece of text that, repeated, a pattern takes more than linear time for; undefined for a pattern that has none. There
 * is one where two loops can read the same text: the first reads it once more, hands over to the second, or the second
 * reads it once more. Every repetition is then another place to hand over, and all are tried when the match fails in
 * the end. That every place of a text may begin a match is one such loop.
 */
export function findSlowText(source: string, flags: string): string | undefined {
  const automaton = buildAutomaton(source, flags)
  const groups = groupKinds(automaton)
  const loops = findLoops(automaton.places)
  for (const [first, loop] of loops) {
    const doubled = findDouble(automaton, loop)
    if (doubled !== undefined) return doubled
    for (const [second, otherLoop] of loops) {
      if (first === second || second === ROAMING || !canFail(automaton, second)) continue
      const handed = findHandover(automaton, groups, { first, loop, second, otherLoop })
      if (handed !== undefined) return handed
    }
  }
  return undefined
}

/** A step within a loop that exists twice: each repetition doubles the ways, as in `(a+)+`. */
function findDouble({ places, samples }: Automaton, loop: Set<number>): string | undefined {
  for (const from of loop) {
    const steps = places[from]?.next.filter(({ to }) => loop.has(to)) ?? []
    const isDouble = steps.some((one, at) =>
      steps.slice(at + 1).some((other) => one.to === other.to && one.before & other.before && one.after & other.after),
    )
    if (isDouble) return sampleOf(places[from]?.kinds ?? 0n, samples)
  }
  return undefined
}

/** Kinds of characters between which no place tells a difference once they are read: often all of them. */
function groupKinds({ places, samples }: Automaton): Kinds[] {
  const looks = [...new Set(places.flatMap(({ next }) => next.map(({ before }) => before)))]
  const groups = new Map<string, Kinds>()
  for (let at = 0; at < samples.length; at++) {
    const kind = 1n << BigInt(at)
    const key = looks.map((look) => (look & kind ? 1 : 0)).join('')
    groups.set(key, (groups.get(key) ?? 0n) | kind)
  }
  return [...groups.values()]
}

interface Pair {
  first: number
  loop: Set<number>
  second: number
  otherLoop: Set<number>
}

/** Three readers of the same text, and the group that its last character belongs to. */
interface Readers {
  at: [number, number, number]
  group: Kinds
  text: string
}

/** A text that leads from the first place to itself, from the first to the second, and from the second to itself. */
function findHandover({ places, samples }: Automaton, groups: Kinds[], pair: Pair): string | undefined {
  const { first, loop, second, otherLoop } = pair
  const common = (places[first]?.kinds ?? 0n) & (places[second]?.kinds ?? 0n)
  for (const group of groups.filter((one) => one & common)) {
    const waiting: Readers[] = [{ at: [first, first, second], group, text: '' }]
    const seen = new Set<string>()
    for (const { at, group: last, text } of waiting) {
      for (const [one, middle, two, kinds] of stepTogether(places, at, last)) {
        if (!loop.has(one) || !otherLoop.has(two)) continue
        for (const reached of groups.filter((other) => other & kinds)) {
          const read = text + sampleOf(kinds & reached, samples)
          if (one === first && middle === second && two === second && reached === group) return read
          const key = `${one} ${middle} ${two} ${reached}`
          if (seen.has(key)) continue
          seen.add(key)
          waiting.push({ at: [one, middle, two], group: reached, text: read })
        }
      }
    }
  }
  return undefined
}

/** Where three readers come to by one more character, and of which kinds that may be. */
function* stepTogether(places: Place[], at: Readers['at'], last: Kinds): Generator<[...Readers['at'], Kinds]> {
  const [ones, middles, twos] = at.map((from) => listSteps(places, from, last)) as [Next[], Next[], Next[]]
  for (const one of ones) {
    for (const two of twos) {
      const shared = one.kinds & two.kinds
      for (const middle of shared ? middles : []) {
        if (shared & middle.kinds) yield [one.to, middle.to, two.to, shared & middle.kinds]
      }
    }
  }
}

interface Next {
  to: number
  kinds: Kinds
}

const listSteps = (places: Place[], from: number, last: Kinds): Next[] =>
  (places[from]?.next ?? [])
    .filter(({ before }) => before & last)
    .map(({ to, after }) => ({ to, kinds: after & (places[to]?.kinds ?? 0n) }))

const sampleOf = (kinds: Kinds, samples: string[]) => samples.find((_, at) => kinds & (1n << BigInt(at))) ?? ''
