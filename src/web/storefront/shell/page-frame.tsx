import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches, useNavigate, useNavigation } from 'react-router'

import { ErrorPage } from '../../components/error-page.tsx'
import { focusMain, Main } from '../../components/main.tsx'
import { GUARDS } from '../../navigation/guards.ts'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import { rememberPath, takePath } from '../../navigation/remembered-path.ts'
import { useAtLeast } from '../../navigation/use-at-least.ts'
import type { GuardName } from '../../pages.ts'
import { announce, useAnnouncement } from '../../state/announcement-store.ts'
import { useAuth } from '../../state/auth-store.ts'
import { useGallery } from '../../use-gallery.ts'
import { useWords } from '../../words.ts'

const SHORTEST_DISPLAY_MS = 200

/** Holds each page: lets through who may see it, and keeps the navigation standing when a page breaks. */
export default function PageFrame() {
  usePageChange()
  const isLeaving = useAtLeast(useNavigation().state === 'loading', SHORTEST_DISPLAY_MS)
  return (
    <div aria-busy={isLeaving} className="flex grow flex-col transition-opacity duration-150 aria-busy:opacity-60">
      <Guarded />
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}

/** Tells screen readers of a new page, and lets reading go on from its beginning. */
function usePageChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusMain()
    // A notice that took the visitor here is more than the page's name.
    if (!useAnnouncement.getState().isShown) announce(document.title)
  }, [pathname])
}

function Guarded() {
  // The name of a route ends with its guard, if it has one.
  const guard = useMatches().at(-1)?.id.split('/')[2] as GuardName | undefined
  const { user, isSettled } = useAuth()
  const { pathname } = useLocation()
  const locale = useLocale()
  const navigate = useNavigate()
  const { to, isRemembered } = (guard && isSettled && GUARDS[guard]({ isLoggedIn: user !== null })) || {}

  // Who logs in on a page for guests goes on to where they were going; who logs out on one that is not for guests
  // goes to the entrance, not to the next login.
  const shown = useRef('')
  useEffect(() => {
    if (to === undefined) {
      shown.current = guard && isSettled ? pathname : ''
      return
    }
    const wasShown = shown.current === pathname
    if (isRemembered && !wasShown) rememberPath(pathname)
    const place = (!isRemembered && wasShown && takePath()) || localizePath(wasShown ? '/' : to, locale)
    void navigate(place, { replace: true })
  }, [to, isRemembered, guard, isSettled, pathname, locale, navigate])

  // Until it is known who is there, and while somebody is being sent elsewhere, neither state may flash up.
  const content = !isSettled || to !== undefined ? <Skeleton /> : <Outlet />
  // As tall as a window from the beginning: the foot does not move when the content takes the skeleton's place.
  return guard ? <div className="min-h-dvh">{content}</div> : <Outlet />
}

function Skeleton() {
  const { shell } = useWords()
  const { name } = useGallery()
  return (
    <Main className="grow pt-20 pb-32">
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{shell.loading}</h1>
      <div className="h-10 w-64 max-w-full bg-line/50" />
      <div className="mt-6 h-5 w-96 max-w-full bg-line/40" />
    </Main>
  )
}
