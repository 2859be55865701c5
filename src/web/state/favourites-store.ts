import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import type { Call } from '../../contract/client.ts'
import { useAuth } from './auth-store.ts'
import { keptAs } from './persisted.ts'

interface Favourites {
  /** The works, the newest first. */
  ids: number[]
  /** Whose they are; null as long as they are only this browser's. */
  owner: string | null
}

const MOST_KEPT = 200
const NONE: Favourites = { ids: [], owner: null }

/** The works the visitor likes, in step between tabs; once somebody is logged in, a copy of what the server keeps. */
export const useFavourites = create<Favourites>()(
  persist(
    (): Favourites => NONE,
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

/** Brings the works together with those of whoever logs in, and leaves none of them behind in the browser. */
export function followFavourites(api: () => Call): () => void {
  return useAuth.subscribe(({ user, token }, before) => {
    if (user && user.id !== before.user?.id) {
      void import('../favourites/merge-favourites.ts').then(({ mergeFavourites }) => mergeFavourites(api(), user.id))
    }
    if (token === null && useFavourites.getState().owner) useFavourites.setState(NONE)
  })
}

/** Whatever stands in the browser's storage, as favourites: what is no number of a work is left out. */
function mendFavourites(kept: unknown): Favourites {
  const { ids, owner } = Object(kept) as Partial<Record<keyof Favourites, unknown>>
  return {
    ids: Array.isArray(ids) ? [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0) : [],
    owner: typeof owner === 'string' ? owner : null,
  }
}
