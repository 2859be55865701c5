import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { keptAs } from './persisted.ts'

interface Favourites {
  /** The works, the newest first. */
  ids: number[]
  /** Whose they are; null as long as they are only this browser's. */
  owner: string | null
}

const MOST_KEPT = 200
/** Nothing is liked. */
export const NO_FAVOURITES: Favourites = { ids: [], owner: null }

/** The works the visitor likes, in step between tabs; once somebody is logged in, a copy of what the server keeps. */
export const useFavourites = create<Favourites>()(
  persist(
    (): Favourites => NO_FAVOURITES,
    keptAs({
      name: 'cimaise.favourites',
      part: (favourites: Favourites) => favourites,
      isWorthKeeping: ({ ids }) => ids.length > 0,
      mend: mendFavourites,
    }),
  ),
)

/** Puts a work in front of the others, or takes it out. */
export function toggleFavourite(id: number): 'added' | 'removed' | 'full' {
  const { ids } = useFavourites.getState()
  const others = ids.filter((one) => one !== id)
  const isAdded = others.length === ids.length
  if (isAdded && ids.length >= MOST_KEPT) return 'full'
  useFavourites.setState({ ids: isAdded ? [id, ...ids] : others })
  return isAdded ? 'added' : 'removed'
}

/** Whatever stands in the browser's storage, as favourites: what is no number of a work is left out. */
function mendFavourites(kept: unknown): Favourites {
  const { ids, owner } = Object(kept) as Partial<Record<keyof Favourites, unknown>>
  return {
    ids: Array.isArray(ids) ? [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0) : [],
    owner: typeof owner === 'string' ? owner : null,
  }
}
