/** Numbers that look drawn by lot and are the same at every run. */
export interface Lots {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number from 0 up to, not including, the limit. */
  below: (limit: number) => number
  between: (min: number, max: number) => number
  /** Around 0, mostly within ±1. */
  bell: () => number
  pick: <Value>(values: readonly Value[]) => Value
  /** True this often. */
  chance: (share: number) => boolean
  shuffle: <Value>(values: readonly Value[]) => Value[]
  /** Further lots that do not depend on how many were drawn here. */
  fork: (name: string | number) => Lots
}

/** Lots for a seed; texts and numbers alike. */
export function createLots(seed: string | number): Lots {
  let state = hash(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    between: (min, max) => min + next() * (max - min),
    bell: () => (next() + next() + next() + next() - 2) * 1.2,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    chance: (share) => next() < share,
    shuffle: (values) => {
      const mixed = [...values]
      for (let at = mixed.length - 1; at > 0; at--) {
        const other = below(at + 1)
        const kept = mixed[at] as (typeof mixed)[number]
        mixed[at] = mixed[other] as (typeof mixed)[number]
        mixed[other] = kept
      }
      return mixed
    },
    fork: (name) => createLots(`${seed}/${name}`),
  }
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) as number), 16_777_619)
  return value >>> 0
}
