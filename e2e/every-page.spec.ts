import type { APIRequestContext, Page } from '@playwright/test'

import type { Artist } from '../src/contract/catalogue/shapes.ts'
import { LANGUAGES, LOCALES, type Locale } from '../src/contract/locale.ts'
import { widthsOf } from '../src/contract/picture.ts'
import { artist as chinese } from '../src/messages/cn/catalogue/artist.ts'
import { artist as english } from '../src/messages/en/catalogue/artist.ts'
import { fill } from '../src/messages/fill.ts'
import { artist as french } from '../src/messages/fr/catalogue/artist.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { isMissing, isWalked, LISTED_ADDRESSES, turnOf } from './addresses.ts'
import { expect, expectAccessible, test } from './test.ts'

// A phone's screen has several pixels for each of the page's own, a good desktop's two; a page fits on both and between.
const PHONE = { width: 390, density: 3 }
const TABLET = { width: 820, density: 1 }
const DESKTOP = { width: 1440, density: 2 }
const WIDEST = { width: 1920, density: 2 }
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
    ...LISTED_ADDRESSES.filter(isWalked),
    ...['/no-such-page', '/search?query=ferry', '/news/thursdays-until-ten', '/press/press-kit'],
    ...['/gallery/one-plane-is-lit', `/artist/${SOMEBODY}`],
    ...ROOMS.map((name) => `/artist/${SOMEBODY}/${name}`),
    ...[room, `${room}/artwork/${series?.artworks?.[1]?.slug}`],
  ]
}

/** Answers how to show a page on another screen, and how to go back to the browser's own. */
async function openScreens(page: Page) {
  const session = await page.context().newCDPSession(page)
  const showOn = ({ width, density }: typeof PHONE) => {
    const size = { width, height: 900, deviceScaleFactor: density, mobile: false }
    return session.send('Emulation.setDeviceMetricsOverride', size)
  }
  return { showOn, forget: () => session.detach() }
}

/** Nothing that was seen already has moved while the page opened, as browsers count it: a quarter of a window is a fault. */
async function expectStill(page: Page, address: string): Promise<void> {
  const moved = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]
          resolve(
            shifts
              .filter(({ value }) => value > 0.25)
              .map(
                ({ value, sources }) =>
                  `${value.toFixed(2)} by ${sources.map(({ node }) => node?.nodeName).join(', ')}`,
              ),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 50, [])
      }),
  )
  expect([address, moved]).toEqual([address, []])
}

/** Letters that only names from further away have are sent only where there are some: they weigh more than all others. */
async function expectFewFonts(page: Page, address: string): Promise<void> {
  const [hasRare, fonts] = await page.evaluate(() => {
    const sent = performance.getEntriesByType('resource').filter((one) => 'transferSize' in one && one.transferSize)
    const rare = /(?![\u0131\u0152\u0153])[\u0100-\u02ba\u1e00-\u1eff]/.test(document.body.innerText)
    return [rare, sent.map(({ name }) => name).filter((name) => name.includes('latin-ext'))] as const
  })
  if (!hasRare) expect([address, fonts]).toEqual([address, []])
}

async function expectFitting(page: Page, address: string): Promise<void> {
  const [isWide, width] = await page.evaluate(
    () => [document.documentElement.scrollWidth > window.innerWidth, window.innerWidth] as const,
  )
  expect([address, width, isWide]).toEqual([address, width, false])
}

/** However many pixels the originals have, no large picture is drawn larger than the one that the page chooses for its place. */
async function expectSharp(page: Page, address: string): Promise<void> {
  const seen = await page.evaluate(async (widths) => {
    const LARGE = 240
    // Names of their own: a browser takes what it has already, if that is larger.
    const names = `/favicon.svg?chosen=${performance.timeOrigin}-${window.innerWidth}-`
    const images = [...document.querySelectorAll<HTMLImageElement>('main picture img, footer img[srcset]')].filter(
      ({ clientWidth }) => clientWidth >= LARGE,
    )
    for (const [at, image] of images.entries()) {
      image.loading = 'eager'
      for (const one of [...(image.closest('picture')?.querySelectorAll('source') ?? []), image])
        one.srcset = widths.map((width) => `${names}${at}-${width} ${width}w`).join(', ')
    }
    while (images.some(({ currentSrc }) => !currentSrc.includes(names))) await new Promise(requestAnimationFrame)
    return images.map((image) => ({
      picture: image.alt || image.className,
      chosen: Number.parseInt(image.currentSrc.split('-').at(-1) ?? '', 10),
      drawn: Math.round(image.clientWidth * devicePixelRatio),
    }))
  }, widthsOf(5000))
  // A hair more is not seen.
  const blurred = seen.filter(({ chosen, drawn }) => drawn > chosen * 1.03)
  expect([address, blurred]).toEqual([address, []])
}

for (const [turn, locale] of LOCALES.entries()) {
  test(`every page stands in its language, fits its window and has no barrier: ${locale}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    const { showOn, forget } = await openScreens(page)
    const artist = await readSomebody(request, locale)
    // To look takes its time: a page is opened in one language, and what opens on a phone is widened. routes.spec sees
    // whether it fits a phone in another, and whether it is sent in all.
    for (const [at, address] of listAddresses(artist)
      .filter((one) => turnOf(one) === turn)
      .entries()) {
      await test.step(address, async () => {
        const where = localizePath(address, locale)
        await showOn(PHONE)
        const reply = await page.goto(where, { waitUntil: 'domcontentloaded' })
        await expectSharp(page, where)
        expect(reply?.status()).toBe(isMissing(address) ? 404 : 200)
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[locale].tag)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page).toHaveTitle(isMissing(address) ? '404' : /Cimaise/)
        const room = ROOMS.find((name) => address.endsWith(`/${name}`) && address.startsWith('/artist/'))
        if (room) await expect(page.locator('h1')).toHaveText(fill(TITLES[locale][room], { name: artist.name }))
        await page.waitForFunction(() => document.querySelector('header [role=combobox]') !== null)
        await expectStill(page, where)
        await expectFewFonts(page, where)
        await expectAccessible(page, 'html', { rules: 'all' })
        await expectFitting(page, address)
        await showOn(TABLET)
        await expectFitting(page, address)
        await showOn(DESKTOP)
        await expectFitting(page, address)
        // But for the bar and the filters of the list the same is shown on a desktop.
        if (at === 0 || address === '/artwork') await expectAccessible(page, 'html', { rules: 'all' })
        const hasPictures = await page.locator('main picture img').count()
        if (!hasPictures) return
        await expectSharp(page, where)
        await showOn(WIDEST)
        await expectSharp(page, where)
      })
    }
    // The next journey may come to the same window.
    await forget()
  })
}
