import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { keptAs } from '../../state/persisted.ts'

interface Viewed {
  /** The works that were looked at, the latest first. */
  slugs: string[]
}

const MOST_KEPT = 8

/** What this browser has looked at; only names, everything else is asked for anew. */
export const useViewed = create<Viewed>()(
  persist(
    (): Viewed => ({ slugs: [] }),
    keptAs({
      name: 'cimaise.viewed',
      part: (viewed: Viewed) => viewed,
      isWorthKeeping: ({ slugs }) => slugs.length > 0,
    }),
  ),
)

/** Puts a work in front of those looked at before. */
export const rememberViewed = (slug: string): void =>
  void useViewed.setState(({ slugs }) => ({ slugs: [slug, ...without(slugs, slug)].slice(0, MOST_KEPT) }))

/** Leaves out a work that is no longer there. */
export const forgetViewed = (slug: string): void =>
  void useViewed.setState(({ slugs }) => ({ slugs: without(slugs, slug) }))

// Whatever else stands in the browser's storage is no list of names.
const without = (slugs: unknown, slug: string): string[] =>
  Array.isArray(slugs) ? slugs.filter((one) => typeof one === 'string' && one !== slug) : []
