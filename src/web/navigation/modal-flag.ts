import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'

/** The modals, by the flag in the address that opens them: so Back closes them and a reload keeps them. */
const FLAGS = ['loginModal', 'registerModal'] as const
export type ModalFlag = (typeof FLAGS)[number]

/** The address's query with one modal open, or with none. */
function withModal(search: string, flag: ModalFlag | undefined): string {
  const query = new URLSearchParams(search)
  for (const one of FLAGS) query.delete(one)
  if (flag) query.set(flag, '1')
  return query.size === 0 ? '' : `?${query}`
}

/** Which modal is open, and how to open and close one without touching the page behind it. */
export function useModal() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const open = FLAGS.find((flag) => query.has(flag))
  const wasOpenedHere = (state as { modal?: boolean } | null)?.modal === true

  return {
    open,
    openModal: (flag: ModalFlag) =>
      void navigate(
        { search: withModal(search, flag), hash },
        // From one modal to the other there is nothing to go back to in between.
        {
          preventScrollReset: true,
          replace: open !== undefined,
          state: { modal: open === undefined || wasOpenedHere },
        },
      ),
    closeModal: () =>
      void (wasOpenedHere
        ? navigate(-1)
        : navigate({ search: withModal(search, undefined), hash }, { preventScrollReset: true, replace: true })),
  }
}

/** A modal over a page is no reason to fetch the page's data again. */
export function keepDataUnderModal({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  const isSameQuery = withModal(currentUrl.search, undefined) === withModal(nextUrl.search, undefined)
  return isSamePage && isSameQuery && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}
