import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

/** The longest form has fewer stops. */
const MOST_STEPS = 150

/** Walks there as whoever has no mouse does, and fails where the keyboard does not lead. */
export async function walkTo(page: Page, what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(what).toBeAttached()
  // To look for it by its name after each step would take longer than to walk.
  let element = await what.elementHandle()
  for (let step = 0; step < MOST_STEPS; step++) {
    const isThere = await element?.evaluate((one) => (one.isConnected ? one === document.activeElement : null))
    if (isThere) return
    // Rendered anew, it is another one.
    if (isThere === null) element = await what.elementHandle()
    else await page.keyboard.press(key)
  }
  throw new Error(`${what.toString()} was not reached by ${MOST_STEPS} × ${key}`)
}
