import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

/** The longest form has fewer stops. */
const MOST_STEPS = 150

/** Walks there as whoever has no mouse does, and fails where the keyboard does not lead. */
export async function walkTo(page: Page, what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(what).toBeAttached()
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await what.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${what.toString()} was not reached by ${MOST_STEPS} × ${key}`)
}
