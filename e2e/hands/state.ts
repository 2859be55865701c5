import type { Page, Request } from '@playwright/test'

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
}

export const readState = (page: Page): Promise<PageState> => page.evaluate(look)

function look(): PageState {
  const flags = [
    ...document.querySelectorAll('dialog, details, input, select, textarea, [aria-pressed], [aria-expanded]'),
  ]
    .map((element) => {
      const { open, checked, value } = element as HTMLInputElement & HTMLDetailsElement
      return [open, checked, value, element.getAttribute('aria-pressed'), element.getAttribute('aria-expanded')].join()
    })
    .join(';')
  // Not as it is drawn: what lies below is drawn when one comes near. The foot is the same everywhere, and other journeys
  // write in it.
  const parts = [...document.querySelectorAll('header, main, dialog, .consent-banner')]
  const clocks = [...document.querySelectorAll('[role=timer]')].map(({ textContent }) => textContent)
  const text = clocks.reduce((rest, clock) => rest.replace(clock, ''), parts.map((part) => part.textContent).join('\n'))
  const { activeElement } = document
  // Whoever comes anew is somebody else.
  const named = (all: string) => all.replaceAll(/[\w-]{1,20}@example\.com/g, '')
  const sheets = [...document.querySelectorAll('dialog:modal')].map(({ scrollTop }) => scrollTop)
  return {
    shown: named([location.href, document.title, flags, text, localStorage.getItem('cimaise.cart')].join('\n')),
    told: [...document.querySelectorAll('[role=status], [role=alert], footer')]
      .map(({ textContent }) => textContent)
      .join('\n'),
    scrolled: [scrollX, scrollY, ...sheets].join(),
    address: location.href,
    hasFocus: activeElement !== null && activeElement !== document.body,
    opened: performance.timeOrigin,
  }
}

const QUIET_MS = 100
/** What a press brings may come in two steps: React shows what it waited for at most every 300 ms. */
const QUIET_AFTER_PRESS_MS = 340

/** Follows what goes on in a page. */
export function watchPage(page: Page) {
  const underWay = new Set<Request>()
  let happenings = 0
  const begin = (request: Request) => {
    const type = request.resourceType()
    // Pictures come when they come.
    if (!['image', 'media', 'font'].includes(type)) underWay.add(request)
    if (type === 'fetch' || type === 'document') happenings++
  }
  const finish = (request: Request) => void underWay.delete(request)
  const note = () => void happenings++
  const closeOther = (other: Page) => {
    happenings++
    void other.close().catch(() => undefined)
  }
  page.on('request', begin).on('requestfinished', finish).on('requestfailed', finish)
  page.on('download', note).on('popup', closeOther)

  return {
    /** Counts what is seen outside the page: downloads, other windows, requests. */
    happenings: () => happenings,
    rest: () => rest(QUIET_MS),
    restAfterPress: () => rest(QUIET_AFTER_PRESS_MS),
    end: () => {
      page.off('request', begin).off('requestfinished', finish).off('requestfailed', finish)
      page.off('download', note).off('popup', closeOther)
    },
  }

  /** The state once it stays the same for a while in which nothing is on its way. */
  async function rest(quiet: number): Promise<PageState> {
    let last: PageState | undefined
    let since = Date.now()
    for (const end = since + 8000; Date.now() < end;) {
      // In another document the question gets lost; the next one is asked there.
      const isBusy = await page.evaluate(isAtWork).catch(() => true)
      const now = await readState(page).catch(() => undefined)
      const isSame = now !== undefined && last?.shown === now.shown && last.scrolled === now.scrolled
      if (!isSame || isBusy || underWay.size > 0) since = Date.now()
      else if (Date.now() - since >= quiet) return now
      last = now
      await page.waitForTimeout(20)
    }
    if (!last) throw new Error('the page does not come to rest')
    return last
  }
}

/** Whether the page is loading or moving, as soon as its script has nothing else to do. */
async function isAtWork(): Promise<boolean> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  if (document.readyState !== 'complete' || document.querySelector('[aria-busy=true]')) return true
  return document.getAnimations().some(({ playState }) => playState === 'running')
}
