import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router'

import { MODIFIER } from '../components/modifier.ts'
import { SkipLink } from '../components/skip-link.tsx'
import { Toasts } from '../components/toasts.tsx'
import { ProofOver } from '../safety/proof-over.tsx'
import { useWords } from '../words.ts'
import { LoginOver } from './login-over.tsx'
import { Palette } from './palette.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { Subjects } from './subjects.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { Who } from './who.tsx'

/** What stands around every screen: subjects, search, who is there. */
export function Frame() {
  const { frame, shell } = useWords()
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  useShortcuts({ onFind: () => setOpen('palette'), onList: () => setOpen('shortcuts') })
  useKeptFocus()
  const main = useFocusOnArrival()
  const close = () => setOpen(undefined)
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink to="content" words={frame.skip} onSkip={() => focusOn(main.current)} />
      <header className="sticky top-0 hidden h-dvh flex-col justify-between gap-8 overflow-y-auto border-r border-line p-6 lg:flex">
        <div>
          <p className="pl-4 font-display text-title">{shell.title}</p>
          <button
            type="button"
            onClick={() => setOpen('palette')}
            className="mt-6 mb-6 flex min-h-11 w-full items-center justify-between border border-line px-4 text-label text-muted hover:border-ink"
          >
            {frame.palette.open}
            <kbd className="shrink-0 font-sans text-[0.75rem]">{MODIFIER} K</kbd>
          </button>
          <nav aria-label={frame.navigation}>
            <Subjects />
          </nav>
        </div>
        <div className="pl-4">
          <Who />
        </div>
      </header>
      <main
        id="content"
        ref={main}
        className="mx-auto min-h-dvh w-full max-w-[1240px] px-4 pt-6 pb-[calc(7rem+env(safe-area-inset-bottom))] md:px-8 lg:pt-10 lg:pb-16"
      >
        <Outlet />
      </main>
      <PhoneBar onFind={() => setOpen('palette')} />
      <Toasts />
      {open === 'palette' ? <Palette onClose={close} /> : null}
      {open === 'shortcuts' ? <ShortcutList onClose={close} /> : null}
      <LoginOver />
      <ProofOver />
    </div>
  )
}

function focusOn(element: HTMLElement | null) {
  if (!element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}

// How far each screen was scrolled, by its place in the history.
const positions = new Map<string, number>()

/**
 * Another screen is read from its beginning, and one that somebody goes back to from where they were: the focus goes
 * there, but only when the place has changed, not its query.
 */
function useFocusOnArrival() {
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const main = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  // Before the screen that is left becomes shorter and scrolls by itself.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key])
  const arrive = useEffectEvent(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    scrollTo(0, isBack ? (positions.get(key) ?? 0) : 0)
    focusOn(main.current)
  })
  // Where somebody is, not how the query there changes.
  useEffect(() => arrive(), [pathname])
  return main
}
