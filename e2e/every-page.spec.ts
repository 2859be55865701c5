import type { APIRequestContext, Page } from '@playwright/test'

import type { Artist } from '../src/contract/catalogue/shapes.ts'
import { LANGUAGES, LOCALES, type Locale } from '../src/contract/locale.ts'
import { widthsOf } from '../src/contract/picture.ts'
import { artist as chinese } from '../src/messages/cn/catalogue/artist.ts'
import { artist as english } from '../src/messages/en/catalogue/artist.ts'
import { fill } from '../src/messages/fill.ts'
import { artist as french } from '../src/messages/fr/catalogue/artist.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { isLink, isMissing, LISTED_ADDRESSES, turnOf } from './addresses.ts'
import { expect, expectAccessible, test } from './test.ts'

const WIDTHS = [390, 820, 1440] as const
const WIDEST = 1920
const [PHONE, , DESKTOP] = WIDTHS
const TITLES = { en: english.titles, fr: french.titles, cn: chinese.titles }

// Every room of hers is filled.
const SOMEBODY = 'lin-yue'
const ROOMS = ['series', 'exhibitions', 'news', 'press', 'statement', 'video'] as const

async function readSomebody(request: APIRequestContext, locale: Locale): Promise<Artist> {
  const reply = await request.get(`/api/artists/${SOMEBODY}?with=series,series.artworks`, {
    headers: { 'accept-language': locale },
  })
  return ((await reply.json()) as { artist: Artist }).artist
}

/** One address of every kind of page, with something to show. */
function listAddresses({ series: [series] = [] }: Artist): string[] {
  const room = `/artist/${SOMEBODY}/series/${series?.slug}`
  return [
    // The page for what is missing is the same everywhere. The outbox is the demo's, and empty-handed here.
    ...LISTED_ADDRESSES.filter((one) => !isMissing(one) && !isLink(one) && one !== '/outbox'),
    ...['/no-such-page', '/search?query=water', '/news/thursdays-until-ten', '/press/press-kit'],
    ...['/gallery/one-plane-is-lit', `/artist/${SOMEBODY}`],
    ...ROOMS.map((name) => `/artist/${SOMEBODY}/${name}`),
    ...[room, `${room}/artwork/${series?.artworks?.[1]?.slug}`],
  ]
}

async function expectFitting(page: Page, address: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect([address, width, await isWide()]).toEqual([address, width, false])
  }
}

/** Shows a page on a screen that has several pixels for each of the page's own. */
async function showOn(page: Page, { width, density }: { width: number; density: number }) {
  await page.setViewportSize({ width, height: 900 })
  const screen = await page.context().newCDPSession(page)
  const size = { width, height: 900, deviceScaleFactor: density, mobile: false }
  await screen.send('Emulation.setDeviceMetricsOverride', size)
  return () => screen.detach()
}

/** However many pixels the originals have, no large picture is drawn larger than the one that the page chooses for its place. */
async function expectSharp(page: Page, address: string): Promise<void> {
  const seen = await page.evaluate(async (widths) => {
    const LARGE = 240
    const names = `/chosen/${window.innerWidth}`
    const images = [...document.querySelectorAll<HTMLImageElement>('main picture img, footer img[srcset]')].filter(
      ({ clientWidth }) => clientWidth >= LARGE,
    )
    for (const [at, image] of images.entries()) {
      image.loading = 'eager'
      // Names of their own: a browser takes what it has already, if that is larger.
      for (const one of [...(image.closest('picture')?.querySelectorAll('source') ?? []), image])
        one.srcset = widths.map((width) => `${names}/${at}/${width}.svg ${width}w`).join(', ')
    }
    while (images.some(({ currentSrc }) => !currentSrc.includes(names))) await new Promise(requestAnimationFrame)
    return images.map((image) => ({
      picture: image.alt || image.className,
      chosen: Number.parseInt(image.currentSrc.split('/').at(-1) ?? '', 10),
      drawn: Math.round(image.clientWidth * devicePixelRatio),
    }))
  }, widthsOf(5000))
  // A hair more is not seen.
  const blurred = seen.filter(({ chosen, drawn }) => drawn > chosen * 1.03)
  expect([address, page.viewportSize()?.width, blurred]).toEqual([address, page.viewportSize()?.width, []])
}

for (const [turn, locale] of LOCALES.entries()) {
  test(`every page stands in its language, fits its window and has no barrier: ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    await page.route('**/chosen/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    const artist = await readSomebody(request, locale)
    // To look takes seconds: a page is opened in one language, and what opens on a phone is widened. routes.spec sees
    // whether it fits a phone in another, and whether it is sent in all.
    for (const [at, address] of listAddresses(artist)
      .filter((one) => turnOf(one) === turn)
      .entries()) {
      await test.step(address, async () => {
        const where = localizePath(address, locale)
        const forget = await showOn(page, { width: PHONE, density: 3 })
        const reply = await page.goto(where, { waitUntil: 'domcontentloaded' })
        await expectSharp(page, where)
        await forget()
        expect(reply?.status()).toBe(isMissing(address) ? 404 : 200)
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[locale].tag)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page).toHaveTitle(isMissing(address) ? '404' : /Cimaise/)
        const room = ROOMS.find((name) => address.endsWith(`/${name}`) && address.startsWith('/artist/'))
        if (room) await expect(page.locator('h1')).toHaveText(fill(TITLES[locale][room], { name: artist.name }))
        await page.waitForFunction(() => document.querySelector('header [role=combobox]') !== null)
        await expectAccessible(page, 'html', { rules: 'all but colours' })
        await expectFitting(page, address, WIDTHS)
        // Colours are the same in all windows, bar and foot on all pages, and to compare colours takes as long as all
        // other rules: a page of each language is compared as a whole, of the others what is their own.
        if (at === 0) await expectAccessible(page)
        else await expectAccessible(page, 'main', { rules: 'colours' })
        for (const width of [DESKTOP, WIDEST]) {
          const forgetWide = await showOn(page, { width, density: 2 })
          await expectSharp(page, where)
          await forgetWide()
        }
      })
    }
  })
}
