import type { Page } from '@playwright/test'

import { walk as english } from '../src/messages/en/catalogue/walk.ts'
import { fill } from '../src/messages/fill.ts'
import { expect, test, visit } from './test.ts'
import { answerConsent, expectInside, PAINTER, readWalk } from './virtual-gallery.ts'
import { watchFrames } from './watch-frames.ts'

// Small, because a processor draws it here.
test.use({ viewport: { width: 640, height: 480 }, deviceScaleFactor: 0.25 })
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

/** Counts what the room takes of the graphics card, and how often it draws; answers with the way to read it. */
async function countDrawing(page: Page) {
  await page.addInitScript(() => {
    const counts = { textures: 0, buffers: 0, programs: 0, frames: 0 }
    Object.assign(window, { counts })
    const type = WebGL2RenderingContext.prototype
    const count = (method: 'createTexture' | 'createBuffer' | 'createProgram' | 'clear', add: () => void) => {
      const own = type[method] as (...args: unknown[]) => unknown
      Object.assign(type, {
        [method](this: WebGL2RenderingContext, ...args: unknown[]) {
          add()
          return own.apply(this, args)
        },
      })
    }
    count('createTexture', () => (counts.textures += 1))
    count('createBuffer', () => (counts.buffers += 1))
    count('createProgram', () => (counts.programs += 1))
    count('clear', () => (counts.frames += 1))
    for (const [method, what] of [
      ['deleteTexture', 'textures'],
      ['deleteBuffer', 'buffers'],
      ['deleteProgram', 'programs'],
    ] as const) {
      const own = type[method] as (...args: unknown[]) => void
      Object.assign(type, {
        [method](this: WebGL2RenderingContext, ...args: unknown[]) {
          counts[what] -= 1
          own.apply(this, args)
        },
      })
    }
  })
  return () => page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts)
}

test('a double press on the way in enters the room and walks nowhere; from there buttons and keys share one place in the walk, the card offers on the way what it offers on arrival, and Back leads out to the work that was seen last, from a room that gives back all it held', async ({
  page,
  request,
}) => {
  const walk = await readWalk(request, PAINTER)
  const [first] = walk
  const counts = await countDrawing(page)
  const dialog = page.getByRole('dialog')
  const position = (place: number) =>
    dialog.getByText(fill(english.position, { position: place, count: walk.length }), { exact: true })

  await visit(page, PAINTER.replace(/\/virtual-gallery$/, ''))
  await page.locator(`main a[href="${PAINTER}"]`).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Cimaise' })).toHaveCount(1)
  await test.step('a double press enters, walks nowhere, and the room does not repeat what was said before it', async () => {
    await page.getByRole('link', { name: english.enter }).hover()
    await page.mouse.down()
    await page.mouse.up()
    await expectInside(page)
    await expect(dialog.getByRole('status')).toHaveText('')
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
  })

  await test.step('what the card offers is there when the walk to a work begins, and stays there on arrival', async () => {
    const readOffers = await noteOffers(page)
    await page.getByRole('button', { name: english.begin }).click()
    // Begun, the walk is the keys' again.
    await expect(page.locator('dialog canvas')).toBeFocused()
    await expect(dialog.getByText(first?.title ?? '')).toBeVisible({ timeout: 60_000 })
    await expectStill(page)
    await expect(page).toHaveURL(`${PAINTER}?room=1&at=${first?.slug}`)
    expect((await readOffers()).map((offer) => offer.includes(first?.title ?? ''))).toEqual([true])
  })

  await test.step('keys and buttons share one place, also after a detour', async () => {
    await page.getByRole('button', { name: english.next }).click()
    await expect(position(2)).toBeVisible()
    // The button has the focus still, and the keys walk on.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft', { delay: 300 })
      await expect(page).toHaveURL(/spot=/, { timeout: 3000 })
    }).toPass()
    // Whoever turns may come to look at a neighbour.
    const seen = Number(/\d+/.exec((await dialog.getByText(/^\d+ of/).textContent()) ?? '')?.[0])
    await page.keyboard.press('n')
    await expect(position(seen + 1)).toBeVisible()
    await page.getByRole('button', { name: english.next }).click()
    await expect(position(seen + 2)).toBeVisible()
    await expect(page).toHaveURL(`${PAINTER}?room=1&at=${walk[seen + 1]?.slug}`, { timeout: 60_000 })
  })

  await test.step('Escape closes the help, and not the room, which draws nothing while nobody moves', async () => {
    await page.getByRole('button', { name: english.help }).click()
    await expect(page.getByText(english.keys.mouse.does)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(english.keys.mouse.does)).toHaveCount(0)
    await expect(dialog).toBeVisible()
    expect((await counts()).textures).toBeGreaterThan(10)
    await page.waitForLoadState('networkidle')
    await expect(async () => {
      const { frames } = await counts()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
      expect((await counts()).frames).toBe(frames)
    }).toPass()
  })

  const { searchParams } = new URL(page.url())
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  const { textures, buffers, programs } = await counts()
  expect({ textures, buffers, programs }).toEqual({ textures: 0, buffers: 0, programs: 0 })
  await expect(page.locator(`main li [data-artwork="${searchParams.get('at')}"]`)).toBeFocused()
  await expect(page).toHaveURL(`${PAINTER}?at=${searchParams.get('at')}`)
})
