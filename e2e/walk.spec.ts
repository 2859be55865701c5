import type { APIRequestContext, Page } from '@playwright/test'

import type { Exhibition, ExhibitionCard } from '../src/contract/catalogue/shapes.ts'
import { walk as chinese } from '../src/messages/cn/catalogue/walk.ts'
import { walk as english } from '../src/messages/en/catalogue/walk.ts'
import { fill } from '../src/messages/fill.ts'
import { walk as french } from '../src/messages/fr/catalogue/walk.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { galleryUrl } from './gallery.ts'
import { linksIn, partOf, readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'
import { answerConsent, cartOf, isForSale, PAINTER, planWalk, readWalk, SCULPTOR } from './virtual-gallery.ts'

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

/** The walls carry the works in this order: what hangs is as wide as it is; what stands is as high, however much of its width its photograph shows. */
async function expectHung(page: Page, walk: Exhibition['artworks'], side: 'width' | 'height') {
  expect(await slugsOn(page)).toEqual(walk.map(({ slug }) => slug))
  const lengths = await page
    .locator('[data-hung]')
    .evaluateAll((works, measured) => works.map((one) => one.getBoundingClientRect()[measured as 'width']), side)
  const scales = walk.map((work, index) => (lengths[index] ?? 0) / work[side])
  expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.03)
}

test('the walls carry the works of the walk in its order, at their size; by keyboard alone along them to a work, into the cart, to its page, and back to the same place', async ({
  page,
  request,
}) => {
  const walk = await readWalk(request, PAINTER)
  const work = walk.findLast(isForSale)
  if (!work) throw new Error('nothing is for sale')
  await answerConsent(page)
  await visit(page, PAINTER)
  await expectHung(page, walk, 'width')
  await expectAccessible(page, 'main')
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

test('in cn what stands is as high as it is; no scene is loaded before somebody enters, and who asks for little movement gets the walls, even by an address that leads into the room', async ({
  page,
  request,
}) => {
  await answerConsent(page)
  const asked: string[] = []
  page.on('request', (one) => void asked.push(one.url()))
  const ofRoom = () => asked.filter((address) => /open-scene|room-dialog/.test(address))
  await visit(page, localizePath(SCULPTOR, 'cn'))
  await page.waitForLoadState('networkidle')
  // Nothing of it on other pages: artworks.spec.
  expect(asked.some((address) => address.includes('virtual-gallery-page'))).toBe(true)
  expect(ofRoom()).toEqual([])
  await expect(page.getByRole('link', { name: chinese.enter })).toBeVisible()
  await expectHung(page, await readWalk(request, SCULPTOR), 'height')

  const [, , work] = await readWalk(request, PAINTER)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, localizePath(`${PAINTER}?room=1&at=${work?.slug}`, 'cn'))
  await expect(page.getByText(chinese.calm)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(ofRoom()).toEqual([])
})

serverTest(
  'an exhibition hangs in its own order; both kinds of page lead to their rooms, and the sitemap names them',
  async ({ request }) => {
    const exhibition = await findExhibition(request)
    const address = `/gallery/${exhibition.slug}/virtual-gallery`
    const rooms = await planWalk(request, exhibition.artworks)
    const hung = rooms.flatMap(({ places }) => places.map(({ work }) => work.artwork.slug))
    const page = await readSent(request, address)
    expect(textOf(partOf(page, 'h1'))).toBe(exhibition.title)
    expect(textOf(partOf(page, 'title'))).toContain(fill(english.title, { title: exhibition.title }))
    const works = linksIn(partOf(page, 'main')).flatMap(
      ({ tag }) => tag.split(' data-artwork="')[1]?.split('"')[0] ?? [],
    )
    expect(works).toEqual(hung)

    const linksOn = async (path: string) => linksIn((await readSent(request, path)).html)
    expect(await linksOn(`/gallery/${exhibition.slug}`)).toContainEqual(expect.objectContaining({ href: address }))
    expect(await linksOn('/fr/artist/ines-corval')).toContainEqual(
      expect.objectContaining({ text: french.heading, href: localizePath(PAINTER, 'fr') }),
    )
    const sitemap = await (await request.get('/sitemap-1.xml')).text()
    expect(sitemap).toContain(`<loc>${galleryUrl}${PAINTER}</loc>`)
    expect(sitemap).toContain(`<loc>${galleryUrl}/fr${address}</loc>`)
  },
)

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the walls are complete, and the way into the room leads there as soon as a script has come', async ({
    page,
    request,
  }) => {
    const walk = await readWalk(request, PAINTER)
    await page.goto(PAINTER)
    expect(await slugsOn(page)).toEqual(walk.map(({ slug }) => slug))
    for (const { title } of walk) await expect(page.locator('main').getByText(title, { exact: true })).toBeVisible()
    const entrance = page.locator('main').locator(`a[href="${PAINTER}?room=1"]`)
    await expect(entrance).toHaveText(english.enter)
    await expect(entrance).toBeHidden()
  })
})
