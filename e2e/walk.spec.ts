import type { APIRequestContext, Page } from '@playwright/test'

import type { Artist, Exhibition, ExhibitionCard } from '../src/contract/catalogue/shapes.ts'
import { LOCALES } from '../src/contract/locale.ts'
import { walk as chinese } from '../src/messages/cn/walk.ts'
import { artwork as artworkWords } from '../src/messages/en/artwork.ts'
import { walk as english } from '../src/messages/en/walk.ts'
import { fill } from '../src/messages/fill.ts'
import { walk as french } from '../src/messages/fr/walk.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { planRooms } from '../src/web/storefront/walk/plan-rooms.ts'
import { toWalkWorks } from '../src/web/storefront/walk/walk-work.ts'
import { galleryUrl } from './gallery.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

const WORDS = { en: english, fr: french, cn: chinese }
const PAINTER = '/artist/ines-corval/virtual-gallery'
const SCULPTOR = '/artist/ersilia-tognarini/virtual-gallery'

test.beforeEach(async ({ page }) => {
  // The question of consent would lie over the walls.
  await page.addInitScript(() => {
    const state = { choices: { videos: false, maps: false } }
    localStorage.setItem('cimaise.consent', JSON.stringify({ state, version: 0 }))
  })
})

async function readArtist(request: APIRequestContext, address: string): Promise<Artist> {
  const reply = await request.get(`/api/artists/${address.split('/')[2]}`)
  return ((await reply.json()) as { artist: Artist }).artist
}

/** The works of an artist in the order of the walk through their rooms. */
async function readWalk(request: APIRequestContext, address: string) {
  const { artworks } = await readArtist(request, address)
  return planRooms(toWalkWorks(artworks)).flatMap(({ places }) => places.map(({ work }) => work.artwork))
}

/** An exhibition with works in it. */
async function findExhibition(request: APIRequestContext): Promise<Exhibition> {
  const { exhibitions } = (await (await request.get('/api/exhibitions')).json()) as { exhibitions: ExhibitionCard[] }
  for (const { slug } of exhibitions) {
    const { exhibition } = (await (await request.get(`/api/exhibitions/${slug}`)).json()) as { exhibition: Exhibition }
    if (exhibition.artworks.length > 0) return exhibition
  }
  throw new Error('no exhibition has works')
}

const worksOn = (page: Page) => page.locator('main li [data-artwork]')
const slugsOn = (page: Page) =>
  worksOn(page).evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.artwork))
const isForSale = (artwork: Artist['artworks'][number]) =>
  artwork.availability === 'available' && artwork.final_price !== null && artwork.kind === 'original'
const cartOf = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('cimaise.cart') ?? 'null') as { state: { artworks: { id: number }[] } }
    return kept?.state.artworks.map(({ id }) => id) ?? []
  })
/** Waits until the room is lit and the keys are its own. */
const expectInside = (page: Page) =>
  // A processor alone takes its time to switch on the lights.
  expect(page.locator('dialog canvas[data-open=true]')).toBeFocused({ timeout: 60_000 })

test('by keyboard alone along the walls: to a work, into the cart, to its page, and back to the same place', async ({
  page,
  request,
}) => {
  const walk = await readWalk(request, PAINTER)
  const work = walk.findLast(isForSale)
  if (!work) throw new Error('nothing is for sale')
  await visit(page, PAINTER)
  const link = page.locator(`main li [data-artwork="${work.slug}"]`)
  await page.getByRole('link', { name: english.enter }).focus()
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    if (await link.evaluate((one) => one === document.activeElement)) break
  }
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()

  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(english.addToCart)
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveText(english.removeFromCart)
  await expect(page.getByRole('status').first()).toHaveText(fill(english.addedToCart, { title: work.title }))
  expect(await cartOf(page)).toEqual([work.id])

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/artwork/${work.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work.title)
  await page.goBack()
  await expect(page).toHaveURL(`${PAINTER}?at=${work.slug}`)
  await expect(link).toBeFocused()
  await expect(link.locator('img')).toBeInViewport()
})

test('by keyboard alone through the room: to a work, into the cart, to its page, and back to the same spot', async ({
  page,
  request,
}) => {
  test.slow()
  const walk = await readWalk(request, PAINTER)
  const at = walk.findIndex(isForSale)
  const work = walk[at]
  if (!work) throw new Error('nothing is for sale')
  await visit(page, PAINTER)
  await page.getByRole('link', { name: english.enter }).focus()
  await page.keyboard.press('Enter')
  await expectInside(page)

  for (let step = 0; step <= at; step++) await page.keyboard.press('n')
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

for (const locale of LOCALES) {
  test(`the walls carry the works of the walk in its order, at their size, and stand in nobody's way (${locale})`, async ({
    page,
    request,
  }) => {
    for (const address of [PAINTER, SCULPTOR]) {
      const walk = await readWalk(request, address)
      await visit(page, localizePath(address, locale))
      await expect(page.getByRole('link', { name: WORDS[locale].enter })).toBeVisible()
      expect(await slugsOn(page)).toEqual(walk.map(({ slug }) => slug))
      const widths = await page
        .locator('[data-hung]')
        .evaluateAll((works) => works.map((one) => one.getBoundingClientRect().width))
      const scales = walk.map(({ width }, index) => (widths[index] ?? 0) / width)
      expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.03)
      await expectAccessible(page)
    }
  })
}

test('the guided walk passes the works in the order of the walls', async ({ page, request }) => {
  test.slow()
  const walk = await readWalk(request, PAINTER)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, PAINTER)
  await page.getByRole('link', { name: english.enterCalmly }).click()
  await expectInside(page)
  for (const [at, { slug }] of walk.entries()) {
    await page.getByRole('button', { name: english.next }).click()
    await expect(page).toHaveURL(`${PAINTER}?room=1&at=${slug}`)
    const position = fill(english.position, { position: at + 1, count: walk.length })
    await expect(page.getByRole('dialog').getByText(position, { exact: true })).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('who asks for little movement gets the walls, even by an address that leads into the room', async ({
  page,
  request,
}) => {
  const [, , work] = await readWalk(request, PAINTER)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const scripts: string[] = []
  page.on('request', (one) => void scripts.push(one.url()))
  await visit(page, `${PAINTER}?room=1&at=${work?.slug}`)
  await expect(page.getByText(english.calm)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(scripts.filter((address) => /open-scene|room-dialog/.test(address))).toEqual([])
})

test('without WebGL there is no way into the room, and a room that is lost gives way to the walls', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
  await visit(page, `${PAINTER}?room=1`)
  await expect(page.getByText(english.unable)).toBeVisible()
  await expect(page.getByRole('link', { name: english.enter })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(worksOn(page).first()).toBeVisible()
})

test('where WebGL is promised but fails, the walls take over and say so', async ({ page, faults }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await visit(page, PAINTER)
  await page.getByRole('link', { name: english.enter }).click()
  await expect(page.getByText(english.lost)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(PAINTER)
  faults.length = 0
})

test('an exhibition hangs in its own order, and both kinds of page lead to their rooms', async ({ page, request }) => {
  const exhibition = await findExhibition(request)
  const hung = planRooms(toWalkWorks(exhibition.artworks)).flatMap(({ places }) =>
    places.map(({ work }) => work.artwork),
  )
  await visit(page, `/gallery/${exhibition.slug}`)
  await page.locator(`main a[href$="/virtual-gallery"]`).click()
  await expect(page).toHaveURL(`/gallery/${exhibition.slug}/virtual-gallery`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(exhibition.title)
  await expect(page).toHaveTitle(new RegExp(fill(english.title, { title: exhibition.title })))
  expect(await slugsOn(page)).toEqual(hung.map(({ slug }) => slug))
  await expectAccessible(page)

  await page.goto('/artist/ines-corval')
  await page
    .getByRole('navigation', { name: /^Pages of/ })
    .getByRole('link', { name: english.heading })
    .click()
  await expect(page).toHaveURL(PAINTER)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('without a script the walls are complete', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: galleryUrl })
  const page = await context.newPage()
  const walk = await readWalk(request, PAINTER)
  await page.goto(PAINTER)
  expect(await slugsOn(page)).toEqual(walk.map(({ slug }) => slug))
  for (const { title } of walk) await expect(page.locator('main').getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: english.enter })).toBeHidden()
  await context.close()
})

test('no other page loads a part of the virtual gallery, and its page no scene before somebody enters', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (one) => void asked.push(one.url()))
  const ofWalk = () => asked.filter((address) => /walk|virtual-gallery-page|open-scene|room-dialog|ogl/.test(address))
  await visit(page, '/artwork')
  await page.waitForLoadState('networkidle')
  expect(ofWalk()).toEqual([])

  asked.length = 0
  await visit(page, SCULPTOR)
  await page.waitForLoadState('networkidle')
  expect(ofWalk().some((address) => address.includes('virtual-gallery-page'))).toBe(true)
  expect(asked.filter((address) => /open-scene|room-dialog/.test(address))).toEqual([])
})

serverTest('search engines find the rooms in the sitemap', async ({ request }) => {
  const exhibition = await findExhibition(request)
  const sitemap = await (await request.get('/sitemap-1.xml')).text()
  expect(sitemap).toContain(`<loc>${galleryUrl}${PAINTER}</loc>`)
  expect(sitemap).toContain(`<loc>${galleryUrl}/fr/gallery/${exhibition.slug}/virtual-gallery</loc>`)
})
