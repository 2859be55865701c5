import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { notify } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'
import type { ArtworkList } from './artwork-list.ts'
import { type Filters, writeQuery } from './list-query.ts'

/** The filters as the visitor last set them, even while their works are on the way, and how to set others. */
export function useChoosing(list: ArtworkList) {
  const { shell } = useWords()
  const { key, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ filters: Filters; over: ArtworkList }>()
  const closedKey = useRef<string>(undefined)
  const isSheetOpen = (state as { isFilterSheet?: boolean } | null)?.isFilterSheet === true

  return {
    filters: chosen?.over === list ? chosen.filters : list.filters,
    isSheetOpen,
    /** Each choice is a step in the history; what is chosen in the sheet takes the place of the open sheet. */
    choose: (filters: Filters) => {
      if (!navigator.onLine) return notify(shell.offline)
      setChosen({ filters, over: list })
      void navigate({ pathname, search: writeQuery(filters) }, { preventScrollReset: true, replace: isSheetOpen })
    },
    openSheet: () => void navigate({ pathname, search }, { preventScrollReset: true, state: { isFilterSheet: true } }),
    closeSheet: () => {
      // Going back twice would leave the list.
      if (closedKey.current === key) return
      closedKey.current = key
      void navigate(-1)
    },
  }
}
