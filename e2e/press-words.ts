import type { Locator } from '@playwright/test'

import { aimAtWords } from './hands/look.ts'
import { expect } from './test.ts'

const PRESS_MS = 60

/** Presses the words beside a box as a hand does, in their middle: down, a pause, up. */
export async function pressWords(field: Locator): Promise<void> {
  await expect(field).toBeEnabled()
  const label = await field.evaluateHandle((input) => (input as HTMLInputElement).labels?.[0] ?? input)
  const aim = await label.evaluate(aimAtWords)
  const { mouse } = field.page()
  await mouse.move(aim.x, aim.y)
  await mouse.down()
  await field.page().waitForTimeout(PRESS_MS)
  await mouse.up()
}
