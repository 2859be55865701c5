import type { APIRequestContext, Page } from '@playwright/test'

import type { Exhibition, ExhibitionCard } from '../src/contract/catalogue/shapes.ts'
import { walk as chinese } from '../src/messages/cn/catalogue/walk.ts'
import { walk as english } from '../src/messages/en/catalogue/walk.ts'
import { fill } from '../src/messages/fill.ts'
import { walk as french } from '../src/messages/fr/catalogue/walk.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { galleryUrl } from './gallery.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'
import { answerConsent, cartOf, isForSale, PAINTER, planWalk, readWalk, SCULPTOR } from './virtual-gallery.ts'

const WORDS = { fr: french, cn: chinese }

test.beforeEach(({ page }) => answerConsent(page))

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

for (const [locale, address] of [
  ['fr', PAINTER],
  ['cn', SCULPTOR],
] as const) {
  test(`the walls carry the works of the walk in its order, at their size, and stand in nobody's way (${locale})`, async ({
    page,
    request,
  }) => {
    const walk = await readWalk(request, address)
    await visit(page, localizePath(address, locale))
    await expect(page.getByRole('link', { name: WORDS[locale].enter })).toBeVisible()
    expect(await slugsOn(page)).toEqual(walk.map(({ slug }) => slug))
    // What hangs is as wide as it is; what stands is as high, however much of its width its photograph shows.
    const side = address === SCULPTOR ? 'height' : 'width'
    const lengths = await page
      .locator('[data-hung]')
      .evaluateAll((works, measured) => works.map((one) => one.getBoundingClientRect()[measured as 'width']), side)
    const scales = walk.map((work, index) => (lengths[index] ?? 0) / work[side])
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.03)
    await expectAccessible(page)
  })
}

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

test('an exhibition hangs in its own order, and both kinds of page lead to their rooms', async ({ page, request }) => {
  const exhibition = await findExhibition(request)
  const rooms = await planWalk(request, exhibition.artworks)
  const hung = rooms.flatMap(({ places }) => places.map(({ work }) => work.artwork))
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the walls are complete', async ({ page, request }) => {
    const walk = await readWalk(request, PAINTER)
    await page.goto(PAINTER)
    expect(await slugsOn(page)).toEqual(walk.map(({ slug }) => slug))
    for (const { title } of walk) await expect(page.locator('main').getByText(title, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: english.enter })).toBeHidden()
  })
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
