/** Numbers that look drawn by lot and are the same at every run. */
export interface Lots {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number from 0 up to, not including, the limit. */
  below: (limit: number) => number
  pick: <Value>(values: readonly Value[]) => Value
}

/** Lots for a seed: a linear congruence of 64 bits, of which the upper half is used. */
export function createLots(seed: number): Lots {
  let state = BigInt(seed)
  const next = () => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n)
    return Number(state >> 32n) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (values) => values[below(values.length)] as (typeof values)[number] }
}
