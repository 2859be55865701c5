import type { Page } from '@playwright/test'

import { shell as chinese } from '../../src/messages/cn/shell/shell.ts'
import { shell as english } from '../../src/messages/en/shell/shell.ts'
import { shell as french } from '../../src/messages/fr/shell/shell.ts'

/** What a visitor could notice of a page. */
export interface PageState {
  /** What the page shows and holds: equal before and after something that undid itself. */
  shown: string
  scrolled: string
  /** What is said aloud, or shown for a moment. */
  told: string
  address: string
  hasFocus: boolean
  /** When this document was opened: another one has come if it changed. */
  opened: number
  /** Whether something is still loading or moving. */
  isAtWork: boolean
}

const SKELETONS = [english.loading, french.loading, chinese.loading]

/** What is shown as soon as the page's own script has nothing more urgent to do. */
export const readState = (page: Page): Promise<PageState> =>
  page.evaluate(look, { skeletons: SKELETONS, quiet: 0, patience: 0 })

/** What is shown once it has stayed the same for a while in which nothing loaded or moved, or when patience ends. */
export const awaitQuiet = (page: Page, quiet: number, patience: number): Promise<PageState> =>
  page.evaluate(look, { skeletons: SKELETONS, quiet, patience })

// Runs in the page, so it can use nothing from outside.
async function look(how: { skeletons: string[]; quiet: number; patience: number }): Promise<PageState> {
  const began = performance.now()
  let since = began
  for (let last: PageState | undefined; ;) {
    await Promise.race([
      scheduler.postTask(() => undefined, { priority: 'background' }),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ])
    const now = readNow()
    const isSame = how.quiet === 0 || (last?.shown === now.shown && last.scrolled === now.scrolled)
    const at = performance.now()
    if (!isSame || now.isAtWork) since = at
    if (at - since >= how.quiet || at - began >= how.patience) return now
    last = now
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  function readNow(): PageState {
    const flags = [
      ...document.querySelectorAll(
        'dialog, details, input:not([type=hidden]), select, textarea, [aria-pressed], [aria-expanded], [aria-disabled]',
      ),
    ]
      .map((element) => {
        const { open, checked, value } = element as HTMLInputElement & HTMLDetailsElement
        return [
          open,
          checked,
          value,
          element.getAttribute('aria-pressed'),
          element.getAttribute('aria-expanded'),
          element.getAttribute('aria-disabled'),
        ].join()
      })
      .join(';')
    // Not as it is drawn: what lies below is drawn when one comes near. The foot is the same everywhere, and other journeys
    // write in it.
    const parts = [...document.querySelectorAll('header, main, dialog, .consent-banner, [data-base-ui-portal]')]
    // Clocks go on, and what is for visitors without scripts is not shown.
    const unseen = [...document.querySelectorAll('[role=timer], noscript')].map(({ textContent }) => textContent)
    const text = unseen.reduce((rest, part) => rest.replace(part, ''), parts.map((part) => part.textContent).join('\n'))
    const { activeElement } = document
    // Whoever comes anew is somebody else, and is sent to the login service with other secrets.
    // The back office says when things were written, and numbers what is new: copies, orders, enquiries.
    const named = (all: string) =>
      all
        .replaceAll(/[\w-]{1,20}@example\.com/g, '')
        // Every visit of the office is one of a new colleague of this name.
        .replaceAll(/Ada(?: ?[(（][^)）]{1,8}[)）])?/g, '')
        .replaceAll(/(?<!\d)\d?\d:\d\d(?!\d)|-copy-\d+|\d\d-\d{4}-\d{3,4}(?!\d)/g, '')
    const address = location.href
      .replaceAll(/=[\w-]{32,}/g, '=')
      .replace(/(\/admin\/[a-z-]{1,20}\/)(?:\d{1,10}|[\da-f-]{36})(?![\w-])/, '$1')
    // Pages of the browser's own have nothing to keep anything in.
    const cart = origin === 'null' ? null : localStorage.getItem('cimaise.cart')
    const films = [...document.querySelectorAll('video')].map(({ paused }) => paused)
    const sheets = [...document.querySelectorAll('dialog:modal')].map(({ scrollTop }) => scrollTop)
    return {
      shown: named([address, document.title, flags, text, cart, films].join('\n')),
      told: [...document.querySelectorAll('[role=status], [role=alert], footer')]
        .map(({ textContent }) => textContent)
        .join('\n'),
      scrolled: [scrollX, scrollY, ...sheets].join(),
      address: location.href,
      hasFocus: activeElement !== null && activeElement !== document.body,
      opened: performance.timeOrigin,
      isAtWork: isLoading() || isDrawing() || document.getAnimations().some(moves),
    }
  }
  function isLoading(): boolean {
    if (document.readyState !== 'complete' || document.querySelector('[aria-busy=true]')) return true
    if (how.skeletons.includes(document.querySelector('h1')?.textContent ?? '')) return true
    // “One moment …”: what is waited for is said so, in every language. “Pay back …” on a button that can be pressed asks
    // something first.
    const says = 'p, button:is(:disabled, [aria-disabled=true]), [role=status], dialog span'
    return [...document.querySelectorAll(says)].some((element) => {
      const words = element.textContent.trim()
      return words.length < 70 && words.endsWith('…') && element.checkVisibility()
    })
  }
  /** Whether a room is walked through; only a while after it stands still is it sure that nobody goes on. */
  function isDrawing(): boolean {
    const { drawnFrames } = window
    if (!drawnFrames || !document.querySelector('canvas')) return false
    return drawnFrames.asked.size > 0 || performance.now() - drawnFrames.last < 400
  }
  /** Whether something is going elsewhere or growing, and will be done with it; a change of colour is none. */
  function moves({ playState, effect }: Animation): boolean {
    if (playState !== 'running' || effect?.getComputedTiming().endTime === Infinity) return false
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
    return frames.some((frame) =>
      Object.keys(frame).some((name) => /transform|translate|scale|rotate|height|width|top|left|inset/i.test(name)),
    )
  }
}
