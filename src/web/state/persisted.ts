import type { PersistOptions, StorageValue } from 'zustand/middleware'

import { attempt } from './attempt.ts'

interface PersistedStore {
  persist: { rehydrate: () => Promise<void> | void; getOptions: () => { name?: string } }
}

interface Kept<State, Part> {
  name: string
  /** The part of the state that is kept. */
  part: (state: State) => Part
  /** Whether there is anything to keep: what is as it was at first leaves no trace in the browser. */
  isWorthKeeping: (part: Part) => boolean
  /** Makes a sound part of whatever was found, or of nothing; anybody can write into a browser's storage. */
  mend?: (kept: unknown) => Part
}

/** How a store is kept in the browser: what is read of it is rendered after the first time, which must equal the server's. */
export function keptAs<State extends object, Part extends object>({
  name,
  part,
  isWorthKeeping,
  mend,
}: Kept<State, Part>): PersistOptions<State, Part> {
  return {
    name,
    partialize: part,
    skipHydration: true,
    merge: (kept, current) => takeOver(current, mend ? mend(kept) : (kept as object | undefined)),
    storage: {
      getItem: (key) =>
        attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as StorageValue<Part> | null) ?? null,
      setItem: (key, value) =>
        attempt(() =>
          isWorthKeeping(value.state) ? localStorage.setItem(key, JSON.stringify(value)) : localStorage.removeItem(key),
        ),
      removeItem: (key) => attempt(() => localStorage.removeItem(key)),
    },
  }
}

/** What says nothing new leaves the state as it is: nobody renders anew because of it. */
function takeOver<State extends object>(current: State, kept: object | undefined): State {
  const taken = { ...current, ...kept }
  const names = Object.keys(taken) as (keyof State)[]
  return names.every((name) => Object.is(taken[name], current[name])) ? current : taken
}

/** Reads stores back from the browser, and again whenever another tab writes them. */
export function followStores(stores: PersistedStore[]): () => void {
  for (const store of stores) void store.persist.rehydrate()
  const onStorage = ({ key }: StorageEvent) => {
    for (const store of stores)
      if (key === null || key === store.persist.getOptions().name) void store.persist.rehydrate()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
