import type { Page } from '@playwright/test'
import sharp from 'sharp'

import type { Artwork } from '../src/contract/catalogue/shapes.ts'
import { artwork as words } from '../src/messages/en/catalogue/artwork.ts'
import { wall } from '../src/messages/en/catalogue/wall.ts'
import { formatMoney } from '../src/messages/format.ts'
import { galleryUrl, query, secondNodeUrl } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { expect, expectAccessible, test, visit } from './test.ts'

const PHONE = { width: 390, height: 844 }

/** A print that can be ordered in frames, with the frame that is drawn around it. */
async function findFramed() {
  const [row] = await query<{ slug: string }>(
    `SELECT slug FROM artworks WHERE kind = 'print' AND availability = 'available' AND price IS NOT NULL
       AND NOT is_price_on_request AND id IN (SELECT artwork_id FROM artwork_print_choices JOIN print_choices
       ON print_choices.id = choice_id WHERE frame_width > 0 AND mat_width > 0) ORDER BY id LIMIT 1`,
  )
  const reply = await fetch(`${galleryUrl}/api/artworks/${row?.slug}`)
  const { artwork } = (await reply.json()) as { artwork: Artwork }
  const frames = artwork.print_options.find(({ option }) => option === 'frame')?.choices ?? []
  const frame = frames.find(({ look }) => look?.frame && look.mat)
  if (!frame?.look?.frame || !frame.look.mat) throw new Error('the demo has no such print')
  return { artwork, frame, around: frame.look.frame.width + frame.look.mat.width }
}

async function answerConsent(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const state = { choices: { videos: false, maps: false } }
    localStorage.setItem('cimaise.consent', JSON.stringify({ state, version: 0 }))
  })
}

const seenWidth = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.width ?? 0

/** What the Tab key reaches from the head of the page to its end, and what of it lies under something that sticks. */
async function tabThrough(page: Page): Promise<Seen> {
  await page.evaluate(() => {
    document.getSelection()?.removeAllRanges()
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
  })
  // When a key goes up what is focused has been brought into view; to ask from here after each would take far longer.
  await page.evaluate(() => {
    const seen = { reached: 0, covered: [] as string[], isThrough: false }
    const look = () => {
      const focused = document.activeElement
      seen.isThrough ||= !focused || focused === document.body
      if (seen.isThrough || !focused) return
      seen.reached += 1
      const { top, bottom, left, right } = focused.getBoundingClientRect()
      const bars = [...document.querySelectorAll('[data-sticks]')].filter((bar) => !bar.contains(focused))
      const isUnder = bars.some((bar) => {
        const box = bar.getBoundingClientRect()
        const isBeside = left >= box.right || right <= box.left
        return box.height > 0 && !isBeside && top < box.bottom - 1 && bottom > box.top + 1
      })
      if (isUnder) seen.covered.push(focused.outerHTML.slice(0, 200))
    }
    const looking = new AbortController()
    document.addEventListener('keyup', look, { signal: looking.signal, capture: true })
    Object.assign(window, { seen, looking })
  })
  const isThrough = () => page.evaluate(() => (window as unknown as { seen: { isThrough: boolean } }).seen.isThrough)
  do for (let press = 0; press < 10; press++) await page.keyboard.press('Tab')
  while (!(await isThrough()))
  return page.evaluate(() => {
    const { seen, looking } = window as unknown as { seen: Seen; looking: AbortController }
    looking.abort()
    scrollTo(0, 0)
    return seen
  })
}

interface Seen {
  reached: number
  covered: string[]
}

test('a frame is drawn around the work to a pixel, and what it comes to stands in the button, in view everywhere', async ({
  page,
}) => {
  const { artwork, frame, around } = await findFramed()
  await page.setViewportSize(PHONE)
  // The question of consent is open: the bar stands above it.
  await visit(page, `/artwork/${artwork.slug}`)
  const button = page.getByRole('button', { name: words.addToCart })
  const question = page.locator('.consent-banner')
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(async () => {
    const [bar, below] = await Promise.all([page.locator('[data-total]').boundingBox(), question.boundingBox()])
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
  }).toPass()
  await question.getByRole('button').first().click()

  await page.getByRole('radio', { name: frame.name }).scrollIntoViewIfNeeded()
  await pressWords(page.getByRole('radio', { name: frame.name }))
  const total = formatMoney((artwork.final_price ?? 0) + frame.price_difference, 'en')
  await expect(button).toHaveText(`${words.addToCart} · ${total}`)
  await expect(button).toBeInViewport({ ratio: 1 })

  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-framed] svg')).toBeAttached()
    const [outer, inner] = [await seenWidth(page, '[data-framed]'), await seenWidth(page, '[data-framed] img')]
    const whole = artwork.width + 2 * around
    expect(Math.abs((outer - inner) / 2 - (outer * around) / whole), `at ${width}`).toBeLessThan(1)
    // On a phone below, where the bar is higher.
    if (width === PHONE.width) continue
    const { reached, covered } = await tabThrough(page)
    expect(covered, `at ${width}`).toEqual([])
    expect(reached).toBeGreaterThan(30)
  }
  await page.setViewportSize(PHONE)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await expect(button).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'article')

  // It goes into the cart as it was seen; what lies under the higher bar then is in view, too.
  await button.click()
  expect((await tabThrough(page)).covered).toEqual([])
  await page.getByRole('link', { name: words.viewCart }).click()
  await expect(page.getByRole('main').getByRole('list').locator('[data-framed] svg')).toBeAttached()
})

test('a work is drawn to the scale of the bench; the wall of a photographed room is painted through its mask, and is as it was again; works hang there in their frames', async ({
  page,
}) => {
  const { artwork, frame } = await findFramed()
  await answerConsent(page)
  await visit(page, `/artwork/${artwork.slug}`)
  await page.getByRole('button', { name: words.onTheWall }).click()
  await test.step('it is drawn to the scale of the bench', async () => {
    await pressWords(page.getByRole('radio', { name: wall.plain }))
    await expect(page.getByText(words.toScale)).toBeVisible()
    await expectAccessible(page, 'figure')
    const work = await page.locator('[data-wall=work]').boundingBox()
    const bench = await page.locator('[data-wall=bench]').boundingBox()
    if (!work || !bench) throw new Error('nothing is drawn')
    expect(work.width / bench.width / (artwork.width / 180)).toBeCloseTo(1, 1)
    expect(bench.width / bench.height).toBeCloseTo(180 / 45, 1)
    expect(work.y + work.height <= bench.y || work.x + work.width <= bench.x).toBe(true)
  })

  await pressWords(page.getByRole('radio', { name: 'Living room' }))
  const painted = page.locator('[data-painted]')
  await expect(page.getByRole('radio', { name: wall.ownColor })).toBeChecked()
  await expect(painted).toHaveCount(0)

  await pressWords(page.getByRole('radio', { name: wall.colors.night }))

  await expect(painted).toHaveCSS('mask-mode', 'luminance')
  await expect(painted).toHaveCSS('mask-image', /pictures\/[0-9a-f]+\/\d+\.webp/)
  await expect(painted).toHaveCSS('filter', /url/)
  await pressWords(page.getByRole('radio', { name: wall.ownColor }))
  await expect(painted).toHaveCount(0)

  // What hangs beside it is framed alike, since it is sold so.
  const frames = page.locator('[data-wall=work] svg')
  await expect(frames).toHaveCount(0)
  await page.getByRole('group', { name: wall.beside }).getByRole('button').first().click()
  await pressWords(page.getByRole('radio', { name: frame.name }))
  await expect(frames).toHaveCount(2)
})

test.describe('from another origin', () => {
  test.use({ baseURL: secondNodeUrl })

  test('on a phone a work hangs in a room, and on one’s own wall: to scale, moved, saved; no request carries the photograph', async ({
    page,
  }) => {
    const { artwork, frame, around } = await findFramed()
    await answerConsent(page)
    await page.setViewportSize(PHONE)
    await visit(page, `/artwork/${artwork.slug}`)
    await page.getByRole('radio', { name: frame.name }).scrollIntoViewIfNeeded()
    await pressWords(page.getByRole('radio', { name: frame.name }))
    await page.getByRole('button', { name: words.onTheWall }).click()
    await expect(page.locator('[data-wall=work]')).toBeVisible()
    await page.getByRole('button', { name: wall.ownWall }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(wall.own.stays)).toBeVisible()

    const sent: string[] = []
    page.on('request', (request) => {
      const isOwn = ['http:', 'https:'].includes(new URL(request.url()).protocol)
      if (isOwn && (request.method() !== 'GET' || request.postDataBuffer() !== null)) sent.push(request.url())
    })
    const photo = { width: 1200, height: 900 }
    const buffer = await sharp({ create: { ...photo, channels: 3, background: '#d8d2c6' } })
      .jpeg()
      .toBuffer()
    const file = dialog.locator('input[type=file]:not([capture])')
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await expect(dialog.getByText(wall.own.unreadable)).toBeVisible()
    await file.setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer })
    const corner = dialog.getByRole('button', { name: wall.own.corners[0] ?? '' })
    await expect(corner).toBeVisible()
    await expectAccessible(page, 'dialog')

    // What the finger covers is seen beside it.
    const devtools = await page.context().newCDPSession(page)
    const { x = 0, y = 0, width = 0, height = 0 } = (await corner.boundingBox()) ?? {}
    const finger = { x: x + width / 2, y: y + height / 2 }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await expect(dialog.locator('[data-loupe]')).toBeVisible()
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(dialog.locator('[data-loupe]')).toHaveCount(0)

    // Two corners changed places, and back: nothing can be hung on what lies around nothing.
    const next = dialog.getByRole('button', { name: wall.own.next })
    await corner.focus()
    for (let press = 0; press < 30; press++) await page.keyboard.press('Shift+ArrowRight')
    await expect(dialog.getByText(wall.own.crossed)).toBeVisible()
    await expect(next).toBeDisabled()
    await dialog.getByRole('button', { name: wall.own.steps.corners }).click()
    await corner.focus()
    const shown = ((await dialog.locator('canvas').boundingBox())?.width ?? 0) / photo.width
    // Back to where it was: a quarter of the photograph from its left edge.
    for (let press = 0; press < 40; press++) await page.keyboard.press('Shift+ArrowLeft')
    const far = Math.round(photo.width * 0.25 * shown)
    for (let press = 0; press < Math.floor(far / 10); press++) await page.keyboard.press('Shift+ArrowRight')
    for (let press = 0; press < far % 10; press++) await page.keyboard.press('ArrowRight')
    await next.click()

    await expect(next).toBeDisabled()
    await pressWords(dialog.getByRole('radio', { name: wall.own.things.door }))
    await next.click()
    const work = dialog.locator('[data-own-wall=work]')
    await expect(work).toBeVisible()
    // The line lies along the left side of what was marked until somebody draws another.
    const perCm = (photo.height * 0.5 * shown) / 204
    const before = await work.boundingBox()
    // The corner may be half a pixel off.
    expect((before?.width ?? 0) / ((artwork.width + 2 * around) * perCm)).toBeCloseTo(1, 1)

    const middle = { x: (before?.x ?? 0) + (before?.width ?? 0) / 2, y: (before?.y ?? 0) + (before?.height ?? 0) / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x - 30, middle.y - 20, { steps: 3 })
    await page.mouse.up()
    await work.focus()
    await page.keyboard.press('Shift+ArrowLeft')
    const after = await work.boundingBox()
    expect((before?.x ?? 0) - (after?.x ?? 0)).toBeCloseTo(40, -1)
    expect((before?.y ?? 0) - (after?.y ?? 0)).toBeCloseTo(20, -1)

    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: wall.own.save }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${wall.own.file}.jpg`)
    const saved = sharp(await download.path())
    expect(await saved.metadata()).toMatchObject({ format: 'jpeg', ...photo })
    const stats = await saved.stats()
    // The wall was of one colour; now something hangs on it.
    expect(Math.max(...stats.channels.map(({ stdev }) => stdev))).toBeGreaterThan(2)
    expect(sent).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: wall.ownWall })).toBeFocused()
  })
})
