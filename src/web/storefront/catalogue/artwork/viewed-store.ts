import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { keptAs } from '../../../state/persisted.ts'

interface Viewed {
  /** The works that were looked at, the latest first. */
  ids: number[]
}

const MOST_KEPT = 8

/** What this browser has looked at; only numbers, everything else is asked for anew. */
export const useViewed = create<Viewed>()(
  persist(
    (): Viewed => ({ ids: [] }),
    keptAs({
      name: 'cimaise.viewed',
      part: (viewed: Viewed) => viewed,
      isWorthKeeping: ({ ids }) => ids.length > 0,
      mend: mendViewed,
    }),
  ),
)

/** Puts a work in front of those looked at before. */
export const rememberViewed = (id: number): void =>
  void useViewed.setState(({ ids }) => ({ ids: [id, ...ids.filter((one) => one !== id)].slice(0, MOST_KEPT) }))

/** Whatever stands in the browser's storage, as a list of works: what is no number of one is left out. */
function mendViewed(kept: unknown): Viewed {
  const { ids } = Object(kept) as { ids?: unknown }
  const isId = (one: unknown): one is number => Number.isInteger(one) && Number(one) > 0
  return { ids: Array.isArray(ids) ? [...new Set(ids.filter(isId))].slice(0, MOST_KEPT) : [] }
}
