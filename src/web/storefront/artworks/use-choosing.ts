import { useLocation, useNavigate, useNavigation } from 'react-router'

import { notify } from '../../state/announcement-store.ts'
import { useWords } from '../../words.ts'
import { type Filters, writeQuery } from './list-query.ts'

/** The filters as the visitor last set them, even while their works are on the way, and how to set others. */
export function useChoosing(shown: Filters) {
  const { shell } = useWords()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const goingTo = useNavigation().location
  const pending = (goingTo?.state as { filters?: Filters } | null)?.filters
  const isSheetOpen = (state as { isFilterSheet?: boolean } | null)?.isFilterSheet === true

  return {
    filters: pending ?? shown,
    isSheetOpen,
    /** Each choice is a step in the history; what is chosen in the sheet takes the place of the open sheet. */
    choose: (next: Filters) => {
      if (!navigator.onLine) return notify(shell.offline)
      const state = { filters: next }
      void navigate({ pathname, search: writeQuery(next) }, { preventScrollReset: true, replace: isSheetOpen, state })
    },
    openSheet: () => void navigate({ pathname, search }, { preventScrollReset: true, state: { isFilterSheet: true } }),
    closeSheet: () => void navigate(-1),
  }
}
