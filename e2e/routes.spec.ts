import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { LANGUAGES, LOCALES } from '../src/contract/locale.ts'
import { storefront as cn } from '../src/messages/cn/storefront.ts'
import { storefront as en } from '../src/messages/en/storefront.ts'
import { filters } from '../src/messages/fr/catalogue/filters.ts'
import { storefront as fr } from '../src/messages/fr/storefront.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { PAGES } from '../src/web/pages.ts'
import { isLink, isMissing, isWalked, LISTED_ADDRESSES, turnOf } from './addresses.ts'
import { galleryUrl } from './gallery.ts'
import { partOf, readSent } from './sent-page.ts'
import { expect, serverTest, test } from './test.ts'

const WORDS = { en, fr, cn }

const isGuarded = (address: string) => PAGES.some(({ path, guard }) => guard && address === `/${path}`)

/** The language in which an address is looked at, or one of the others: every-page.spec takes the first. */
const languageOf = (address: string, turn = 0) => LOCALES[(turnOf(address) + turn) % LOCALES.length] ?? 'en'

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

serverTest('an address of the list whose content does not exist is a 404 in its language', async ({ request }) => {
  // One code reads the language of every address, so that they take turns.
  for (const address of LISTED_ADDRESSES.filter(isMissing)) {
    const locale = languageOf(address)
    const reply = await request.get(localizePath(address, locale))
    const html = await reply.text()
    expect([address, reply.status()]).toEqual([address, 404])
    expect(html).toContain(`<html lang="${LANGUAGES[locale].tag}">`)
    expect(html).toContain(WORDS[locale].errors.notFoundText)
    expect(html.match(/<h1/g)).toHaveLength(1)
  }
})

const OPEN = LISTED_ADDRESSES.filter((one) => !isGuarded(one) && !isMissing(one))

/** In a browser these are opened in two languages: by every-page.spec, and below. */
const languagesToRead = (address: string) => (isWalked(address) ? [languageOf(address, 2)] : LOCALES)

serverTest('every page is sent whole in three languages: one heading, its menu, its footer', async ({ request }) => {
  for (const address of OPEN) {
    for (const locale of languagesToRead(address)) {
      const { shell, footer } = WORDS[locale]
      const html = await (await request.get(localizePath(address, locale))).text()
      const partOf = (element: string) => html.slice(html.indexOf(`<${element}`), html.indexOf(`</${element}>`))
      expect([address, html.match(/<h1/g)]).toEqual([address, ['<h1']])
      for (const word of [shell.login, shell.contact, '中文']) expect(partOf('header')).toContain(word)
      expect(partOf('footer')).toContain(footer.termsOfSales)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('every page shows what it was sent and fits a phone; menu and footer do in each language', async ({ page }) => {
    test.setTimeout(180_000)
    const greeted = new Set<string>()
    // Links from mails all say to wait a moment.
    for (const address of OPEN.filter((one) => !isLink(one))) {
      const locale = languageOf(address, 1)
      await page.goto(localizePath(address, locale), { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      expect([address, await isTooWide(page)]).toEqual([address, false])
      if (greeted.has(locale)) continue
      greeted.add(locale)
      const { shell, footer } = WORDS[locale]
      expect(await page.locator('header nav a:visible').count()).toBeGreaterThan(5)
      for (const name of [shell.login, shell.contact, '中文']) {
        await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
      }
      await expect(page.getByRole('contentinfo').getByRole('link', { name: footer.termsOfSales })).toBeVisible()
    }
    await test.step('a wide window', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      expect(await isTooWide(page)).toBe(false)
    })
  })
})

serverTest('pages name their translations, their own address and what they are about', async ({ request }) => {
  const html = partOf(await readSent(request, '/fr/artwork?utm_source=letter'), 'head')
  const tagWith = (sign: string) =>
    html.split('<').find((tag) => tag.toLowerCase().includes(sign.toLowerCase())) ?? sign

  expect(tagWith('rel="canonical"')).toContain(`href="${galleryUrl}/fr/artwork"`)
  expect(tagWith('hreflang="en"')).toContain(`href="${galleryUrl}/artwork"`)
  expect(tagWith('hreflang="fr"')).toContain(`href="${galleryUrl}/fr/artwork"`)
  expect(tagWith('hreflang="zh-Hans"')).toContain(`href="${galleryUrl}/cn/artwork"`)
  expect(tagWith('hreflang="x-default"')).toContain(`href="${galleryUrl}/artwork"`)
  expect(tagWith('name="description"')).toContain(`content="${filters.page.description}"`)
  expect(tagWith('property="og:title"')).toContain('content="Œuvres · Cimaise"')
  expect(tagWith('property="og:locale"')).toContain('content="fr_FR"')
})

serverTest('no two pages of a language share a title or a description', async ({ request }) => {
  const open = PAGES.filter(({ path, address }) => address === 'listed' && !/[:*]/.test(path))
  for (const locale of LOCALES) {
    const heads = await Promise.all(
      open.map(async ({ path }) => {
        const html = await (await request.get(localizePath(`/${path}`, locale))).text()
        return [/<title>([^<]*)/.exec(html)?.[1], /<meta name="description" content="([^"]*)/.exec(html)?.[1]]
      }),
    )
    for (const column of [0, 1]) expect(new Set(heads.map((head) => head[column])).size).toBe(open.length)
  }
})

serverTest('sitemap, robots, icons and manifest are where they are looked for', async ({ request }) => {
  const read = async (address: string) => (await request.get(address)).text()
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address as string)
  const files = locations(await read('/sitemap.xml'))
  expect(files).toEqual([`${galleryUrl}/sitemap-pages.xml`, `${galleryUrl}/sitemap-1.xml`])
  expect((await request.get('/sitemap-2.xml')).status()).toBe(404)
  const sitemap = (await Promise.all(files.map(read))).join('')
  expect(sitemap).toContain(`<loc>${galleryUrl}/cn/artist</loc>`)
  expect(sitemap).toContain(`hreflang="zh-Hans" href="${galleryUrl}/cn/artist"`)
  expect(sitemap).not.toMatch(/\/(account|cart|login)</)
  const addresses = locations(sitemap).filter((_, at) => at % 61 === 0)
  const statuses: number[] = []
  // One after the other: a crowd would be asked to come again.
  for (const address of addresses) statuses.push((await request.get(address)).status())
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${galleryUrl}/sitemap.xml`)
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }]) {
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//)
  }
})

test('the first visit of the home page loads at most 109 KB of JavaScript, compressed with gzip, and no other script may run', async ({
  page,
  faults,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js'))
      scripts.add(new URL(request.url()).pathname)
  })

  const reply = await page.goto('/')
  // On a busy machine the line may be quiet before the first script is asked for.
  await page.locator('.consent-banner').waitFor()
  await page.waitForLoadState('networkidle')

  const bytes = [...scripts].map((path) => readFileSync(`build/client${path}.gz`).length)
  expect(scripts.size).toBeGreaterThan(3)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(109_000)

  const policy = reply?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe|\*|http/)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.isInjected = true'
    document.addEventListener('securitypolicyviolation', () => Object.assign(window, { wasRefused: true }))
    document.body.append(script)
  })
  await expect.poll(() => page.evaluate(() => 'wasRefused' in window)).toBe(true)
  expect(await page.evaluate(() => 'isInjected' in window)).toBe(false)
  expect(faults.splice(0)).toEqual([expect.stringContaining('Executing inline script violates')])
})
