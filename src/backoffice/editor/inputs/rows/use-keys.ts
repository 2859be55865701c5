import { useState } from 'react'

import { moveWithin } from './move-within.ts'

interface Keys {
  last: number
  keys: number[]
}

/** A key for each row that goes with it, so that what is open, typed or on its way in a row stays with it. */
export function useKeys(count: number) {
  const [known, setKnown] = useState<Keys>({ last: 0, keys: [] })
  const now = fit(known, count)
  if (now !== known) setKnown(now)
  const change = (next: (keys: number[], fresh: number) => number[]) =>
    setKnown(({ last, keys }) => ({ last: last + 1, keys: next(keys, last + 1) }))
  return {
    at: (at: number) => now.keys[at],
    move: (from: number, to: number) => change((keys) => moveWithin(keys, from, to)),
    remove: (at: number) => change((keys) => keys.toSpliced(at, 1)),
    insert: (at: number) => change((keys, fresh) => keys.toSpliced(at, 0, fresh)),
  }
}

function fit(known: Keys, count: number): Keys {
  const more = count - known.keys.length
  if (more === 0) return known
  const fresh = Array.from({ length: Math.max(0, more) }, (_, at) => known.last + 1 + at)
  return { last: known.last + fresh.length, keys: [...known.keys, ...fresh].slice(0, count) }
}
