import { useState } from 'react'

/** What somebody has ticked in a list. */
export interface Selection {
  /** Whether all of the list is meant, with what is not shown yet, beside what was unticked again. */
  isAll: boolean
  marked: ReadonlySet<number>
  isEmpty: boolean
  has: (id: number) => boolean
  toggle: (id: number) => void
  chooseAll: (isAll: boolean) => void
}

const NONE = { isAll: false, marked: new Set<number>() }

/** The things chosen in one list. Another list, or the same narrowed otherwise, begins with none. */
export function useSelection(list: string): Selection {
  const [state, setState] = useState({ list, ...NONE })
  const { isAll, marked } = state.list === list ? state : NONE
  const has = (id: number) => isAll !== marked.has(id)
  return {
    isAll,
    marked,
    isEmpty: !isAll && marked.size === 0,
    has,
    toggle: (id) => {
      const next = new Set(marked)
      if (!next.delete(id)) next.add(id)
      setState({ list, isAll, marked: next })
    },
    chooseAll: (all) => setState({ list, isAll: all, marked: new Set() }),
  }
}
