import { useRef } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'

import { MODAL_FLAGS, type ModalFlag } from './modal-flags.ts'

/** What the history remembers of an entry that only laid something over a page. */
interface Overlay {
  isOverlay?: boolean
  isSidebar?: boolean
}

/** The address's query with one modal open, or with none. */
function withModal(search: string, flag: ModalFlag | undefined): string {
  const query = new URLSearchParams(search)
  for (const one of MODAL_FLAGS) query.delete(one)
  if (flag) query.set(flag, '1')
  return query.size === 0 ? '' : `?${query}`
}

/** Which modal or sidebar lies over the page, and how to open and close one without touching the page. */
export function useOverlay() {
  const { key, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const closedKey = useRef<string>(undefined)
  const query = new URLSearchParams(search)
  const modal = MODAL_FLAGS.find((flag) => query.has(flag))
  const { isOverlay = false, isSidebar = false } = (state ?? {}) as Overlay
  const isOpen = modal !== undefined || isSidebar

  // From one overlay to the next there is nothing to go back to in between.
  const show = (nextSearch: string, overlay: Overlay) =>
    void navigate(
      { search: nextSearch, hash },
      { preventScrollReset: true, replace: isOpen, state: { ...overlay, isOverlay: !isOpen || isOverlay } },
    )

  return {
    modal,
    isSidebar,
    openModal: (flag: ModalFlag) => show(withModal(search, flag), {}),
    openSidebar: () => show(search, { isSidebar: true }),
    close: () => {
      // Going back twice would leave the page.
      if (!isOpen || closedKey.current === key) return
      closedKey.current = key
      if (isOverlay) void navigate(-1)
      else void navigate({ search: withModal(search, undefined), hash }, { preventScrollReset: true, replace: true })
    },
  }
}

/** An overlay on a page is no reason to fetch the page's data again. */
export function keepDataUnderModal({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  const isSameQuery = withModal(currentUrl.search, undefined) === withModal(nextUrl.search, undefined)
  return isSamePage && isSameQuery ? false : defaultShouldRevalidate
}
