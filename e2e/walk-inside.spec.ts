import type { APIRequestContext, Page } from '@playwright/test'

import { artwork as artworkWords } from '../src/messages/en/catalogue/artwork.ts'
import { walk as english } from '../src/messages/en/catalogue/walk.ts'
import { fill } from '../src/messages/fill.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'
import { answerConsent, cartOf, expectInside, isForSale, PAINTER, readRooms, readWalk } from './virtual-gallery.ts'

// Small and coarse, because a processor draws it here.
const WINDOW = { width: 640, height: 480 }

test.use({ viewport: WINDOW, deviceScaleFactor: 0.5 })
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

test('by keyboard alone through the room: to a work, into the cart, to its page, and back to the same spot', async ({
  page,
  request,
}) => {
  test.slow()
  const walk = await readWalk(request, PAINTER)
  // Not the first: the keys lead past others.
  const at = walk.findIndex((one, index) => index > 1 && isForSale(one))
  const work = walk[at]
  if (!work) throw new Error('nothing is for sale')
  await visit(page, PAINTER)
  await page.getByRole('link', { name: english.enter }).focus()
  await page.keyboard.press('Enter')
  await expectInside(page)

  for (let step = 0; step <= at + 1; step++) await page.keyboard.press('n')
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(work.title)).toBeVisible({ timeout: 60_000 })
  await expect(page).toHaveURL(`${PAINTER}?room=1&at=${work.slug}`)

  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(english.addToCart)
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveText(english.removeFromCart)
  await expect(dialog.getByRole('status')).toHaveText(fill(english.addedToCart, { title: work.title }))
  expect(await cartOf(page)).toEqual([work.id])
  await expectAccessible(page)

  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(english.toCart)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(english.toPage)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/artwork/${work.slug}`)
  await expect(dialog).toHaveCount(0)
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

test('the guided walk passes the works in the order of the walls', async ({ page, request }) => {
  test.slow()
  const walk = await readWalk(request, PAINTER)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, PAINTER)
  await page.getByRole('link', { name: english.enterCalmly }).click()
  await expectInside(page)
  // That all follow in this order: plan-rooms.test.
  for (const [at, { slug }] of walk.slice(0, 4).entries()) {
    await page.getByRole('button', { name: english.next }).click()
    await expect(page).toHaveURL(`${PAINTER}?room=1&at=${slug}`)
    const position = fill(english.position, { position: at + 1, count: walk.length })
    await expect(page.getByRole('dialog').getByText(position, { exact: true })).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whoever walks freely finds the spot in the address, and by that address stands there again', async ({ page }) => {
  test.slow()
  await enterAt(page, 'spot=0.6,1.2,10')
  await hold(page, 'ArrowRight', ({ heading }) => heading > 10 && heading < 180)
  await hold(page, 'ArrowLeft', ({ heading }) => heading < 10 || heading > 180)
  await hold(page, 'KeyE', ({ x }) => x > 0.6)
  await hold(page, 'ArrowUp', ({ z }) => z > 1.2)
  const { z } = spotOf(page) ?? { z: 0 }
  await hold(page, 'ArrowDown', (spot) => spot.z < z)
})

test('a mouse looks around by dragging, walks by its wheel, and goes to the floor or the work that it clicks', async ({
  page,
  request,
}) => {
  test.slow()
  const far = await farWork(request)
  // To come in takes most of the time of such a journey.
  await enterAt(page, 'spot=0.9,1,0')
  await page.mouse.move(400, 200)
  await page.mouse.down()
  await page.mouse.move(350, 200)
  await page.mouse.move(300, 200)
  await page.mouse.up()
  await expect.poll(() => spotOf(page)?.heading).toBeCloseTo(14, 0)
  await page.mouse.wheel(0, -200)
  await expect.poll(() => spotOf(page)?.z ?? 0).toBeGreaterThan(1.4)
  // Where one comes to rest.
  let before = ''
  const isStill = () => before === (before = page.url())
  await expect.poll(isStill, { intervals: [700] }).toBe(true)
  const { left, top, width, height } = await clearPart(page)
  await page.mouse.click(left + width * 0.7, top + height * 0.95)
  await expect.poll(() => page.url()).not.toBe(before)

  await enterAt(page, far.spot)
  await page.mouse.click(left + width / 2, top + height / 2)
  await expect(page).toHaveURL(`${PAINTER}?room=1&at=${far.slug}`, { timeout: 60_000 })
  await expect(page.getByRole('dialog').getByText(far.title)).toBeVisible()
})

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true })

  test('one looks around, two walk, and a tap goes to a work', async ({ page, request }) => {
    test.slow()
    const far = await farWork(request)
    await enterAt(page, 'spot=0.9,1,0')
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    await touch('touchStart', [250, 200])
    await touch('touchMove', [200, 200])
    await touch('touchMove', [150, 200])
    await touch('touchEnd')
    await expect.poll(() => spotOf(page)?.heading).toBeCloseTo(14, 0)

    await touch('touchStart', [180, 200], [210, 200])
    await touch('touchMove', [160, 200], [230, 200])
    await touch('touchMove', [140, 200], [250, 200])
    await touch('touchEnd')
    await expect.poll(() => spotOf(page)?.z ?? 0).toBeGreaterThan(1.4)

    await enterAt(page, far.spot)
    const { left, top, width, height } = await clearPart(page)
    await page.touchscreen.tap(left + width / 2, top + height / 2)
    await expect(page).toHaveURL(`${PAINTER}?room=1&at=${far.slug}`, { timeout: 60_000 })
  })
})

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

test('keys and buttons share one place in the walk, also after a detour; the room draws nothing while nobody moves; Escape closes the help, then the room, which gives back all it held', async ({
  page,
  request,
}) => {
  test.slow()
  const counts = await countDrawing(page)
  const walk = await readWalk(request, PAINTER)
  const at = (place: number) => `${PAINTER}?room=1&at=${walk[place - 1]?.slug}`
  const position = (place: number) =>
    page.getByRole('dialog').getByText(fill(english.position, { position: place, count: walk.length }), { exact: true })
  await visit(page, `${PAINTER}?room=1`)
  await expectInside(page)
  for (const place of [1, 2]) {
    await page.keyboard.press('n')
    await expect(position(place)).toBeVisible()
  }
  await page.getByRole('button', { name: english.next }).click()
  await expect(position(3)).toBeVisible()
  await expect(page).toHaveURL(at(3), { timeout: 60_000 })
  // The button has the focus still, and the keys walk on.
  await hold(page, 'ArrowLeft', () => true)
  // Whoever turns may come to look at a neighbour.
  const seen = Number(
    /\d+/.exec(
      (await page
        .getByRole('dialog')
        .getByText(/^\d+ of/)
        .textContent()) ?? '',
    )?.[0],
  )
  await page.keyboard.press('n')
  await expect(position(seen + 1)).toBeVisible()
  await expect(page).toHaveURL(at(seen + 1), { timeout: 60_000 })

  await page.getByRole('button', { name: english.help }).click()
  await expect(page.getByText(english.keys.mouse.does)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(english.keys.mouse.does)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()

  expect((await counts()).textures).toBeGreaterThan(10)
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    const { frames } = await counts()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
    expect((await counts()).frames).toBe(frames)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { textures, buffers, programs } = await counts()
  expect({ textures, buffers, programs }).toEqual({ textures: 0, buffers: 0, programs: 0 })
})

serverTest('the way into the room leads there before any script has come', async ({ request }) => {
  expect(await (await request.get(PAINTER)).text()).toContain(`href="${PAINTER}?room=1"`)
})

test('without WebGL there is no way into the room, and words say why', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
  await visit(page, `${PAINTER}?room=1`)
  await expect(page.getByText(english.unable)).toBeVisible()
  await expect(page.getByRole('link', { name: english.enter })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('main li [data-artwork]').first()).toBeVisible()
})

test('where WebGL is promised but fails, the walls take over and say so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit(page, PAINTER)
  await page.getByRole('link', { name: english.enter }).click()
  await expect(page.getByText(english.unable)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(PAINTER)
})

test('the card leaves most of the room clear in every window, and nothing of it is cut off; a room that is lost on the way gives place to the walls', async ({
  page,
  request,
}) => {
  test.slow()
  const [work] = await readWalk(request, PAINTER)
  await enterAt(page, `at=${work?.slug}`)
  for (const [window, size] of [
    ['a phone lying', { width: 667, height: 375 }],
    ['a small window', { width: 720, height: 450 }],
    ['a phone held upright', { width: 390, height: 844 }],
    ['a tablet', { width: 820, height: 1180 }],
  ] as const) {
    await page.setViewportSize(size)
    await expect(page.getByRole('link', { name: english.toPage }), window).toBeInViewport({ ratio: 1 })
    const { width, height } = await clearPart(page)
    const canvas = await page.locator('dialog canvas').boundingBox()
    const part = (width * height) / ((canvas?.width ?? 0) * (canvas?.height ?? 0))
    expect(part, window).toBeGreaterThan(0.55)
  }

  await page.evaluate(() => {
    const gl = document.querySelector<HTMLCanvasElement>('dialog canvas')?.getContext('webgl2')
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(page.getByText(english.lost)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('main li [data-artwork]').first()).toBeVisible()
})
