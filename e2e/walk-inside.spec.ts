import type { APIRequestContext, Page } from '@playwright/test'

import { artwork as artworkWords } from '../src/messages/en/catalogue/artwork.ts'
import { walk as english } from '../src/messages/en/catalogue/walk.ts'
import { fill } from '../src/messages/fill.ts'
import { expect, expectAccessible, test, visit } from './test.ts'
import { answerConsent, cartOf, expectInside, isForSale, PAINTER, readRooms, readWalk } from './virtual-gallery.ts'

// Small and coarse, because a processor draws it here.
const WINDOW = { width: 640, height: 480 }

test.use({ viewport: WINDOW, deviceScaleFactor: 0.25 })
test.beforeEach(({ page }) => answerConsent(page))

/** Where one stands by the address; nothing before a work. */
function spotOf(page: Page): { x: number; z: number; heading: number } | undefined {
  const [x, z, heading] = new URL(page.url()).searchParams.get('spot')?.split(',').map(Number) ?? []
  return x === undefined || z === undefined || heading === undefined ? undefined : { x, z, heading }
}

/** Stands in the room by an address. */
async function enterAt(page: Page, standing: string) {
  await visit(page, `${PAINTER}?room=1&${standing}`)
  await expectInside(page)
}

/** Holds a key down, again and again, until one stands where it should lead. */
const hold = (page: Page, key: string, isThere: (spot: NonNullable<ReturnType<typeof spotOf>>) => boolean) =>
  expect(async () => {
    await page.keyboard.press(key, { delay: 300 })
    const arrived = () => {
      const spot = spotOf(page)
      return spot !== undefined && isThere(spot)
    }
    await expect.poll(arrived, { timeout: 3000 }).toBe(true)
  }).toPass({ timeout: 60_000 })

/** Fingers on the glass: one or two, at points of the window. */
async function openTouch(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
}

/** The part of the room that the card leaves clear. */
async function clearPart(page: Page) {
  const canvas = await page.locator('dialog canvas').boundingBox()
  const card = await page.locator('dialog div:has(> [aria-live])').boundingBox()
  if (!canvas || !card) throw new Error('the room is not shown')
  const isBelow = card.width >= canvas.width
  const left = isBelow ? canvas.x : card.x + card.width
  const bottom = isBelow ? card.y : canvas.y + canvas.height
  return { left, top: canvas.y, width: canvas.x + canvas.width - left, height: bottom - canvas.y }
}

/** A work of the far wall, and a spot straight before it from where it is seen but not near. */
async function farWork(request: APIRequestContext) {
  const [room] = await readRooms(request, PAINTER)
  const place = room?.places.find(({ wall }) => wall === 'north')
  if (!room || !place) throw new Error('nothing hangs on the far wall')
  const { x, z, work } = place
  return { slug: work.artwork.slug, title: work.artwork.title, spot: `spot=${x.toFixed(2)},${(z - 4.6).toFixed(2)},0` }
}

test('by keyboard alone through the room, in the order of the walls: to a work, into the cart, to its page, and back to the same spot', async ({
  page,
  request,
}) => {
  test.slow()
  const walk = await readWalk(request, PAINTER)
  // Not the first: the keys lead past others.
  const at = walk.findIndex((one, index) => index > 1 && isForSale(one))
  const work = walk[at]
  if (!work) throw new Error('nothing is for sale')
  // From work to work in one step; who walks there: walk-presses.spec.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, PAINTER)
  await page.getByRole('link', { name: english.enterCalmly }).focus()
  await page.keyboard.press('Enter')
  await expectInside(page)

  const dialog = page.getByRole('dialog')
  // That all follow in this order: plan-rooms.test.
  for (const [step, { slug }] of walk.slice(0, at + 2).entries()) {
    await page.keyboard.press('n')
    await expect(page).toHaveURL(`${PAINTER}?room=1&at=${slug}`)
    const position = fill(english.position, { position: step + 1, count: walk.length })
    await expect(dialog.getByText(position, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('p')
  await expect(dialog.getByText(work.title)).toBeVisible()
  await expect(page).toHaveURL(`${PAINTER}?room=1&at=${work.slug}`)

  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(english.addToCart)
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveText(english.removeFromCart)
  await expect(dialog.getByRole('status')).toHaveText(fill(english.addedToCart, { title: work.title }))
  expect(await cartOf(page)).toEqual([work.id])
  await expectAccessible(page, 'dialog')

  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(english.toCart)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(english.toPage)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/artwork/${work.slug}`)
  await expect(dialog).toHaveCount(0)
  // An address alone takes nobody into the room who asks for little movement.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('link', { name: artworkWords.wayBack }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PAINTER}?room=1&at=${work.slug}`)
  await expectInside(page)
  await expect(dialog.getByText(work.title)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${PAINTER}?at=${work.slug}`)
  await expect(page.locator(`main li [data-artwork="${work.slug}"]`)).toBeFocused()
})

test.describe('with a mouse and fingers', () => {
  test.use({ hasTouch: true })

  // What each key, drag, wheel and pair of fingers asks for: steer.test.
  test('whoever walks freely finds the spot in the address, and by that address stands there again; a click goes to the floor or the work, a tap to the work; the card leaves most of the room clear in every window; a room that is lost on the way gives place to the walls', async ({
    page,
    request,
  }) => {
    test.slow()
    const far = await farWork(request)
    await enterAt(page, far.spot)
    await test.step('by mouse, fingers and keys on the way to the work and back', async () => {
      await page.mouse.move(400, 200)
      await page.mouse.down()
      await page.mouse.move(350, 200)
      await page.mouse.move(300, 200)
      await page.mouse.up()
      await expect.poll(() => spotOf(page)?.heading).toBeCloseTo(14, 0)
      const touch = await openTouch(page)
      await touch('touchStart', [450, 200])
      await touch('touchMove', [500, 200])
      await touch('touchMove', [550, 200])
      await touch('touchEnd')
      await expect.poll(() => spotOf(page)?.heading).toBeCloseTo(0, 0)

      const begin = spotOf(page)?.z ?? 0
      await page.mouse.wheel(0, 200)
      await expect.poll(() => spotOf(page)?.z ?? begin).toBeLessThan(begin - 0.4)
      const back = spotOf(page)?.z ?? 0
      await touch('touchStart', [450, 200], [480, 200])
      await touch('touchMove', [440, 200], [490, 200])
      await touch('touchMove', [430, 200], [500, 200])
      await touch('touchEnd')
      await expect.poll(() => spotOf(page)?.z ?? 0).toBeGreaterThan(back + 0.3)
      const { z } = spotOf(page) ?? { z: 0 }
      await hold(page, 'ArrowDown', (spot) => spot.z < z)
    })

    const { left, top, width, height } = await clearPart(page)
    // Where one comes to rest.
    let before = ''
    const isStill = () => before === (before = page.url())
    await expect.poll(isStill, { intervals: [700] }).toBe(true)
    await page.mouse.click(left + width / 2, top + height * 0.95)
    await expect.poll(() => page.url()).not.toBe(before)
    await expect.poll(isStill, { intervals: [700] }).toBe(true)
    await page.mouse.click(left + width / 2, top + height / 2)
    await expect(page).toHaveURL(`${PAINTER}?room=1&at=${far.slug}`, { timeout: 60_000 })
    await expect(page.getByRole('dialog').getByText(far.title)).toBeVisible()

    for (const [window, size] of [
      // Larger ones leave more.
      ['a phone lying', { width: 667, height: 375 }],
      ['a phone held upright', { width: 390, height: 844 }],
    ] as const) {
      await page.setViewportSize(size)
      await expect(page.getByRole('link', { name: english.toPage }), window).toBeInViewport({ ratio: 1 })
      const clear = await clearPart(page)
      const canvas = await page.locator('dialog canvas').boundingBox()
      const part = (clear.width * clear.height) / ((canvas?.width ?? 0) * (canvas?.height ?? 0))
      expect(part, window).toBeGreaterThan(0.55)
    }

    const phone = await clearPart(page)
    const [x, y] = [phone.left + phone.width / 2, phone.top + phone.height / 2]
    // Backwards, until it is far again.
    await page.mouse.move(x, y)
    await expect(async () => {
      await page.mouse.wheel(0, 200)
      await expect.poll(() => spotOf(page), { timeout: 1000 }).toBeDefined()
    }).toPass()
    await page.touchscreen.tap(x, y)
    await expect(page).toHaveURL(`${PAINTER}?room=1&at=${far.slug}`, { timeout: 60_000 })

    await page.evaluate(() => {
      const gl = document.querySelector<HTMLCanvasElement>('dialog canvas')?.getContext('webgl2')
      gl?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await expect(page.getByText(english.lost)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('main li [data-artwork]').first()).toBeVisible()
  })
})

test('where WebGL is promised but fails, the walls take over and say so; without WebGL there is no way into the room, and words say why', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit(page, PAINTER)
  await page.getByRole('link', { name: english.enter }).click()
  await expect(page.getByText(english.unable)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(PAINTER)

  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
  await visit(page, `${PAINTER}?room=1`)
  await expect(page.getByText(english.unable)).toBeVisible()
  await expect(page.getByRole('link', { name: english.enter })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('main li [data-artwork]').first()).toBeVisible()
})
