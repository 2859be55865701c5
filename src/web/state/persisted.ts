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

/** How a store is kept in the browser: read only after the first render, which must equal the server's. */
export function keptAs<State, Part>({
  name,
  part,
  isWorthKeeping,
  mend,
}: Kept<State, Part>): PersistOptions<State, Part> {
  return {
    name,
    partialize: part,
    skipHydration: true,
    ...(mend ? { merge: (kept: unknown, current: State) => ({ ...current, ...mend(kept) }) } : {}),
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
