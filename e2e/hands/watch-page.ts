import type { Page, Request } from '@playwright/test'

import { watchFrames } from '../watch-frames.ts'
import { awaitQuiet, type PageState, readState } from './state.ts'

const QUIET_MS = 100
/** What a press brings may come in two steps: React shows what it waited for at most every 300 ms. */
const QUIET_AFTER_PRESS_MS = 340
/** How long a busy machine may take for what a page does at once. */
export const PATIENCE_MS = 10_000
/** How long it may take a processor alone to light a room, and to draw the whole way to a work. */
const PATIENCE_IN_ROOM_MS = 60_000

export interface Watch {
  /** Counts what is seen outside the page: downloads, other windows, requests. */
  happenings: () => number
  /** The state once it stays the same for a while in which nothing is on its way; still at work if that never comes. */
  rest: () => Promise<PageState>
  restAfterPress: () => Promise<PageState>
  end: () => Promise<void>
}

/** Follows what goes on in a page, and closes the windows that it opens. */
export async function watchPage(page: Page): Promise<Watch> {
  const underWay = new Set<Request>()
  let happenings = 0
  let opening = 0
  /** Counts all that comes and goes. */
  let events = 0
  const begin = (request: Request) => {
    const type = request.resourceType()
    // Pictures and icons come when they come.
    if (!['document', 'fetch', 'xhr', 'script', 'stylesheet'].includes(type)) return
    underWay.add(request)
    events++
    if (type === 'fetch' || type === 'document') happenings++
  }
  const finish = (request: Request) => {
    if (underWay.delete(request)) events++
  }
  const note = () => void happenings++
  const closeOther = async (other: Page) => {
    await other.close().catch(() => undefined)
    await page.bringToFront().catch(() => undefined)
    opening--
  }
  const frames = await watchFrames(page)
  // The page says at once that it opens a window; the window itself may take its time.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.windowOpen', () => {
    happenings++
    events++
    opening++
  })
  page.on('request', begin).on('requestfinished', finish).on('requestfailed', finish)
  page.on('download', note).on('filechooser', note).on('popup', closeOther)

  return {
    happenings: () => happenings,
    rest: () => rest(QUIET_MS),
    restAfterPress: () => rest(QUIET_AFTER_PRESS_MS),
    end: async () => {
      page.off('request', begin).off('requestfinished', finish).off('requestfailed', finish)
      page.off('download', note).off('filechooser', note).off('popup', closeOther)
      await frames.dispose().catch(() => undefined)
      await session.detach().catch(() => undefined)
    },
  }

  async function rest(quiet: number): Promise<PageState> {
    const began = Date.now()
    const patience = async () => ((await page.$('canvas').catch(() => null)) ? PATIENCE_IN_ROOM_MS : PATIENCE_MS)
    while (Date.now() - began < (await patience())) {
      const before = events
      // In another document the question gets lost; the next one is asked there.
      const state = await awaitQuiet(page, quiet, PATIENCE_MS).catch(() => undefined)
      if (state && !state.isAtWork && underWay.size === 0 && opening === 0 && events === before) return state
      if (underWay.size > 0 || opening > 0) await page.waitForTimeout(25)
    }
    return { ...(await readState(page)), isAtWork: true }
  }
}
