import type { Page } from '@playwright/test'

import { walk as english } from '../src/messages/en/catalogue/walk.ts'
import { expect, test, visit } from './test.ts'
import { answerConsent, expectInside, PAINTER, readWalk } from './virtual-gallery.ts'
import { watchFrames } from './watch-frames.ts'

// Small, because a processor draws it here.
test.use({ viewport: { width: 640, height: 480 }, deviceScaleFactor: 0.5 })
test.beforeEach(async ({ page }) => {
  test.slow()
  await answerConsent(page)
  await watchFrames(page)
})

/** Waits until nobody moves in the room and nothing is drawn any more. */
const expectStill = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => window.drawnFrames?.asked.size === 0 && performance.now() - window.drawnFrames.last > 600),
      {
        timeout: 60_000,
      },
    )
    .toBe(true)

/** Notes everything that the card offers from now on; answers with the way to read it. */
async function noteOffers(page: Page) {
  await page.locator('dialog div:has(> [aria-live])').evaluate((card) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => {
      const offer = [...card.querySelectorAll('a, button')].map(({ textContent }) => textContent).join(', ')
      const shown = `${card.querySelector('[aria-live]')?.textContent}: ${offer}`
      if (seen.at(-1) !== shown) seen.push(shown)
    }
    new MutationObserver(note).observe(card, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('what the card offers is there when the walk to a work begins, and stays there on arrival; Back leads out to the work that was seen last on the walls', async ({
  page,
  request,
}) => {
  const [first, second] = await readWalk(request, PAINTER)
  await visit(page, PAINTER)
  await page.getByRole('link', { name: english.enter }).click()
  await expectInside(page)
  const readOffers = await noteOffers(page)
  for (const [press, work] of [
    [english.begin, first],
    [english.next, second],
  ] as const) {
    await page.getByRole('button', { name: press }).click()
    // Begun, the walk is the keys' again.
    if (press === english.begin) await expect(page.locator('dialog canvas')).toBeFocused()
    await expect(page.getByRole('dialog').getByText(work?.title ?? '')).toBeVisible({ timeout: 60_000 })
    await expectStill(page)
    await expect(page).toHaveURL(`${PAINTER}?room=1&at=${work?.slug}`)
  }
  const offers = await readOffers()
  expect(offers.map((offer) => [first, second].findIndex((work) => offer.includes(work?.title ?? '')))).toEqual([0, 1])

  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator(`main li [data-artwork="${second?.slug}"]`)).toBeFocused()
  await expect(page).toHaveURL(`${PAINTER}?at=${second?.slug}`)
})

test('a double press on the way in enters the room, walks nowhere, and is one step of the history; the room does not repeat what was said on the page before it', async ({
  page,
}) => {
  await visit(page, PAINTER.replace(/\/virtual-gallery$/, ''))
  await page.locator(`main a[href="${PAINTER}"]`).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Cimaise' })).toHaveCount(1)
  await page.getByRole('link', { name: english.enter }).hover()
  await page.mouse.down()
  await page.mouse.up()
  await expectInside(page)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('')
  await expectStill(page)
  const before = page.url()
  // As quick as the room may be on another machine: the second press meets what has come.
  const canvas = await page.locator('dialog canvas').boundingBox()
  if (!canvas) throw new Error('the room is not shown')
  await page.mouse.move(canvas.x + canvas.width * 0.7, canvas.y + canvas.height * 0.95)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expectStill(page)
  expect(page.url()).toBe(before)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
