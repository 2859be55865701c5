import { readFileSync } from 'node:fs'

import type { Locator, Page } from '@playwright/test'

import { filters } from '../src/messages/en/catalogue/filters.ts'
import { filters as french } from '../src/messages/fr/catalogue/filters.ts'
import { galleryUrl } from './gallery.ts'
import { pressWords } from './press-words.ts'
import { linksIn, partOf, readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'
import { walkTo } from './walk-to.ts'

/** One of each kind: colours, boxes beside ranges, of which one only can be chosen. */
const DRAWERS = ['color', 'size', 'availability'] as const
const PHONE = { width: 390, height: 844 }

const cards = (page: Page) => page.locator('main [data-artwork]')
const slugs = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-artwork')))
const drawer = (page: Page, name: string) => page.locator('summary', { hasText: name })
const announcement = (page: Page) => page.getByRole('status').first()

/** Visits a list as somebody who has answered the question about cookies. */
async function enter(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const state = { choices: { videos: false, maps: false } }
    localStorage.setItem('cimaise.consent', JSON.stringify({ state, version: 0 }))
  })
  await visit(page, address)
}

/** What the API lists for a query. */
async function listed(page: Page, query: string): Promise<{ slugs: string[]; artist: string; total: number }> {
  const reply = await (await page.request.get(`/api/artworks?with=facets&${query}`)).json()
  const artworks = reply.artworks as { slug: string; artist: { slug: string } }[]
  return {
    slugs: artworks.map(({ slug }) => slug),
    artist: artworks[0]?.artist.slug ?? '',
    total: reply.facets.total,
  }
}

test('a painting of one colour under 2,000 €, 50 to 80 cm wide, is found with the keyboard alone; chips remove one filter each, the focus goes on to the next, and Clear all removes the rest', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const narrowed = await page.request.get('/api/artworks?with=facets&category=Painting&price=-2000&width=50-80')
  const { facets } = (await narrowed.json()) as { facets: { color: { value: 'blue'; count: number }[] } }
  // The journeys' pictures are plain ones: blue, or whichever colour they have.
  const color = facets.color.toSorted((a, b) => b.count - a.count).find(({ count }) => count > 0)?.value ?? 'blue'
  const wish = `category=Painting&color=${color}&price=-2000&width=50-80`
  // Among the works of one artist: a list that is soon shown, again and again.
  const { artist } = await listed(page, wish)
  const wanted = await listed(page, `${wish}&artist=${artist}`)
  expect(wanted.total).toBeGreaterThan(0)
  await enter(page, `/artwork?artist=${artist}`)

  await walkTo(page, drawer(page, 'Category'))
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByRole('checkbox', { name: /^Painting/ }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`/artwork?category=Painting&artist=${artist}`)
  await expect(page.getByRole('checkbox', { name: /^Painting/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer(page, 'Category')).toBeFocused()

  await walkTo(page, drawer(page, 'Colour'))
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByRole('checkbox', { name: filters.values.color[color] }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(new RegExp(`color=${color}`))

  await walkTo(page, drawer(page, 'Price'))
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByLabel('Price, To (€)'))
  await page.keyboard.type('2000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/price=-2000/)

  await walkTo(page, drawer(page, 'Size'))
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByLabel('Width, From (cm)'))
  await page.keyboard.type('50')
  await page.keyboard.press('Tab')
  await page.keyboard.type('80')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/artwork?${wish}&artist=${artist}`)
  await expect.poll(() => slugs(page)).toEqual(wanted.slugs)
  await expect(announcement(page)).toHaveText(wanted.total === 1 ? '1 work' : `${wanted.total} works`)
  await page.keyboard.press('Escape')
  await walkTo(page, cards(page).first())

  await page.getByRole('link', { name: 'Remove Painting' }).press('Enter')
  await expect(page).toHaveURL(`/artwork?color=${color}&price=-2000&width=50-80&artist=${artist}`)
  await expect(page.getByRole('link', { name: `Remove ${filters.values.color[color]}` })).toBeFocused()
  await page.getByRole('link', { name: 'Remove Width 50 cm to 80 cm' }).click()
  await expect(page).toHaveURL(`/artwork?color=${color}&price=-2000&artist=${artist}`)
  await page.getByRole('link', { name: 'Clear all' }).press('Enter')
  await expect(page).toHaveURL('/artwork')
  await expect(page.locator('main').getByText(/^\d+ works$/)).toBeFocused()
})

/** A short list. */
const SCULPTURES = '/artwork?category=Sculpture&artist=ersilia-tognarini'

test('where nothing is left, the page offers a way on; a choice without works cannot be made, and a slider moves a range along the distribution', async ({
  page,
}) => {
  await enter(page, `${SCULPTURES}&price=-1`)
  await expect(page.getByRole('heading', { name: 'No work answers to all of this' })).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Any price' }).click()
  await expect(page).toHaveURL(SCULPTURES)
  await expect(cards(page)).not.toHaveCount(0)

  await drawer(page, 'Technique').click()
  await expect(page.getByRole('checkbox', { name: /^Oil on canvas/ })).toBeDisabled()
  await drawer(page, 'Price').click()
  await expect(page.getByRole('checkbox', { name: /^Oil on canvas/ })).toBeHidden()
  await page.getByRole('slider', { name: 'Price, from' }).press('ArrowRight')
  await expect(page).toHaveURL(/&price=\d+-&/)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByLabel('Price, To (€)')).toBeHidden()

  await page.goBack()
  await expect(page).toHaveURL(SCULPTURES)
  await page.goBack()
  await page.getByRole('link', { name: 'See all works' }).click()
  await expect(page).toHaveURL('/artwork')
})

/** Notes which cards still wait when the page is ready to be looked at; answers with the way to read it. */
async function noteWaiting(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { length } = document.querySelectorAll('.opening li.late')
      Object.assign(window, { waiting: length })
    })
  })
  return () => page.evaluate(() => (window as unknown as { waiting: number }).waiting)
}

/** Parts of the virtual gallery: no other page loads any. That its own does: walk.spec. */
const OF_WALK = /walk|virtual-gallery-page|open-scene|room-dialog|ogl/

/** Notes the scripts that a page asks for from now on. */
function noteScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js'))
      scripts.add(new URL(request.url()).pathname)
  })
  return scripts
}

test('in fr the first visit loads at most 109 KB of JavaScript; what lies below is laid out by and by, and at once on a page that returns to its place; each choice is a step in the history and keeps the place; its words in a drawer can be pressed, which stays open and is free of barriers', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const scripts = noteScripts(page)
  const waiting = await noteWaiting(page)
  await visit(page, '/fr/artwork')
  expect(await waiting()).toBe(20)
  await expect(page.locator('html.opening')).toHaveCount(0)
  await expect(page.locator('.late')).toHaveCount(0)

  // On a busy machine the line may be quiet before the first script is asked for.
  await page.locator('.consent-banner').waitFor()
  await page.waitForLoadState('networkidle')
  // Compressed with gzip. What the page names in the other languages: weights.spec.
  const bytes = [...scripts].map((path) => readFileSync(`build/client${path}.gz`).length)
  expect(scripts.size).toBeGreaterThan(3)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(109_000)
  expect([...scripts].filter((path) => OF_WALK.test(path))).toEqual([])

  await page.reload()
  expect(await waiting()).toBe(0)
  await page.locator('.consent-banner button').first().click()
  await page.evaluate(() => window.scrollTo(0, 200))
  await page.getByText(french.oldest).click()
  await expect(page).toHaveURL('/fr/artwork?sort=oldest')
  await expect.poll(async () => (await slugs(page))[0]).toBe((await listed(page, 'sort=oldest')).slugs[0])
  expect(await page.evaluate(() => window.scrollY)).toBe(200)

  const steps = ['/fr/artwork', page.url()]
  for (const name of DRAWERS) {
    await drawer(page, french[name]).click()
    const open = page.locator('details[open]')
    const choice = open.locator('input:is([type=checkbox], [type=radio]):enabled:not(:checked)').first()
    await expect(choice).toBeVisible()
    // One has colours of its own; what stands in the others stands in the sheet of a phone, too.
    if (name === 'color') await expectAccessible(page, 'main form', { rules: 'all' })
    const [group, value] = [await choice.getAttribute('name'), await choice.getAttribute('value')]

    await pressWords(choice)

    await expect(page).toHaveURL((url) => url.searchParams.getAll(group ?? '').includes(value ?? ''))
    await expect(page.locator(`details[open] input[name=${group}][value="${value}"]`)).toBeChecked()
    steps.push(page.url())
  }
  // The price has no words to choose, only a label that leads into its field.
  await drawer(page, french.price).click()
  await pressWords(page.getByLabel(`${french.price}, ${french.to} (€)`))
  await expect(page.getByLabel(`${french.price}, ${french.to} (€)`)).toBeFocused()

  for (const step of steps.toReversed().slice(1)) {
    await page.goBack()
    await expect(page).toHaveURL(step)
  }
  await expect(page.getByRole('radio', { name: french.latest })).toBeChecked()
  await drawer(page, french.color).click()
  await expect(page.locator('details[open] input:checked')).toHaveCount(0)
})

test('the words of a picture are read in its place when it is lost, and not while it is on its way', async ({
  page,
  faults,
}) => {
  const [lost, late] = [1, 2].map((at) => cards(page).nth(at).locator('img'))
  const { artworks } = await (await page.request.get('/api/artworks')).json()
  const { path } = artworks[1].picture as { path: string }
  await page.route('**/storage/**', (route) =>
    // The others are never answered.
    route
      .request()
      .url()
      .includes(path.slice(0, path.lastIndexOf('/')))
      ? route.abort()
      : undefined,
  )
  await page.goto('/artwork', { waitUntil: 'domcontentloaded' })
  await expect(lost as Locator).toHaveCSS('color', 'rgb(23, 22, 20)')
  await expect(lost as Locator).toHaveCSS('background-image', 'none')
  await expect(late as Locator).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await expect(late as Locator).toHaveCSS('background-image', /gradient/)
  faults.splice(0)
})

serverTest('an address with three pages is sent with the works of all three, in their order', async ({ request }) => {
  const wanted: string[] = []
  for (const page of [1, 2, 3]) {
    const reply = (await (await request.get(`/api/artworks?sort=oldest&page=${page}`)).json()) as {
      artworks: { slug: string }[]
    }
    wanted.push(...reply.artworks.map(({ slug }) => slug))
  }
  expect(new Set(wanted).size).toBe(72)
  const { html } = await readSent(request, '/artwork?sort=oldest&page=3')
  expect(
    html
      .split('data-artwork="')
      .slice(1)
      .map((piece) => piece.split('"')[0]),
  ).toEqual(wanted)
})

serverTest('what cannot be meant in an address is ignored', async ({ request }) => {
  const works = async (address: string) => {
    const reply = await request.get(address)
    expect(reply.status()).toBe(200)
    return [...(await reply.text()).matchAll(/data-artwork="([^"]*)"/g)].map(([, slug]) => slug)
  }
  const all = await works('/artwork')

  for (const search of [
    'technique=no-such-thing',
    'category=%00&color=mauve&orientation=round&size=huge',
    'price=abc&width=9-1&height=-&artist=nobody&availability=maybe&sort=best',
    'page=0',
    'page=-3&page=2',
    'page=two',
  ]) {
    expect(await works(`/artwork?${search}`)).toEqual(all)
  }
  expect(await works('/artwork?category=Painting&technique=no-such-thing&artist=nobody')).toEqual(
    await works('/artwork?category=Painting'),
  )
  expect(await works('/artwork?category=Sculpture&page=99999')).toEqual(
    await works('/artwork?category=Sculpture&page=20'),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form filters, and chips and Load More are links', async ({ page, request }) => {
    await page.goto('/artwork?artist=lin-yue&page=2')

    await drawer(page, 'Category').click()
    await pressWords(page.getByRole('checkbox', { name: /^Drawing/ }))
    await drawer(page, 'Price').click()
    await page.getByLabel('Price, From (€)').fill('500')
    await drawer(page, 'Availability').click()
    await pressWords(page.getByRole('radio', { name: /^Available/ }))
    await page.getByRole('button', { name: 'Show the works' }).click()

    await expect(page).toHaveURL('/artwork?category=Drawing&price=500-&artist=lin-yue&availability=available')
    const wanted = await listed(page, 'category=Drawing&price=500-&artist=lin-yue&availability=available')
    expect(await slugs(page)).toEqual(wanted.slugs)
    await expect(page.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/artwork')
    await expect(page.getByRole('link', { name: 'Remove Lin Yue' })).toHaveAttribute(
      'href',
      '/artwork?category=Drawing&price=500-&availability=available',
    )
    await page.setViewportSize(PHONE)
    await drawer(page, 'Colour').click()
    await expect(page.getByRole('checkbox', { name: /^Blue/ })).toBeVisible()

    const { html } = await readSent(request, '/artwork?page=2')
    expect(html.split('data-artwork="')).toHaveLength(49)
    expect(linksIn(html)).toContainEqual(expect.objectContaining({ text: 'Load More', href: '/artwork?page=3' }))
  })
})

test('on a phone all filters stand in a sheet, and nothing changes before Apply', async ({ page }) => {
  test.setTimeout(60_000)
  await page.setViewportSize(PHONE)
  await enter(page, '/artwork')
  const wanted = await listed(page, 'category=Painting&color=blue')
  const button = page.getByRole('button', { name: 'Filters' })

  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await pressWords(sheet.getByRole('checkbox', { name: /^Painting/ }))
  await pressWords(sheet.getByRole('checkbox', { name: /^Blue/ }))
  await expect(sheet.getByRole('button', { name: `Show ${wanted.total} works` })).toBeVisible()
  await expect(sheet.getByRole('status')).toHaveText(`${wanted.total} works`)
  await expectAccessible(page, 'dialog')
  await expect(page).toHaveURL('/artwork')
  await page.evaluate(() => history.back())
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await pressWords(sheet.getByRole('checkbox', { name: /^Sculpture/ }))
  await sheet.getByRole('button', { name: 'Clear' }).click()
  await expect(sheet.getByRole('checkbox', { name: /^Sculpture/ })).not.toBeChecked()
  await pressWords(sheet.getByRole('checkbox', { name: /^Blue/ }))
  const blue = await listed(page, 'color=blue')
  await sheet.getByRole('button', { name: `Show ${blue.total} works` }).click()

  await expect(page).toHaveURL('/artwork?color=blue')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  expect(await slugs(page)).toEqual(blue.slugs)
  await page.goBack()
  await expect(page).toHaveURL('/artwork')
  await expect(cards(page)).toHaveCount(24)
})

test('Load More appends works and goes on to the first; Back from a work returns to its card', async ({ page }) => {
  // A busy machine never comes to what it lays out by and by: the place is found all the same.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await enter(page, '/artwork')
  await expect(page.locator('html.opening')).toHaveCount(1)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/artworks?')) asked.push(new URL(request.url()).search)
  })

  await page.getByRole('link', { name: 'Load More' }).press('Enter')
  await expect(cards(page)).toHaveCount(48)
  await expect(cards(page).nth(24)).toBeFocused()
  await expect(announcement(page)).toHaveText(/^24 more works, 48 of \d+\.$/)
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(cards(page)).toHaveCount(72)
  await expect(page).toHaveURL('/artwork?page=3')
  expect(asked.map((search) => new URLSearchParams(search).get('page'))).toEqual(['2', '3'])

  const card = cards(page).nth(60)
  await card.scrollIntoViewIfNeeded()
  const place = await card.boundingBox()
  const slug = await card.getAttribute('data-artwork')
  await card.click()
  await expect(page).toHaveURL(`/artwork/${slug}`)
  await page.goBack()

  await expect(cards(page)).toHaveCount(72)
  await expect(card).toBeFocused()
  await expect.poll(() => card.boundingBox()).toEqual(place)
  expect(asked).toHaveLength(2)
})

// That the footer leads there: footer.spec.
serverTest('a category is a page of its own', async ({ request }) => {
  const page = await readSent(request, '/fr/artwork?category=Drawing')
  const head = partOf(page, 'head')
  const tagWith = (sign: string) => head.split('<').find((tag) => tag.includes(sign)) ?? sign

  expect(textOf(partOf(page, 'h1'))).toBe('Dessin')
  expect(textOf(partOf(page, 'title'))).toMatch(/^Dessin\s: les œuvres · Cimaise$/)
  expect(tagWith('rel="canonical"')).toContain(`href="${galleryUrl}/fr/artwork?category=Drawing"`)
  expect(tagWith('name="description"')).toMatch(/content="Dessin\s: originaux/)
})

serverTest('search engines are told the works and the way to them, and no price', async ({ request }) => {
  const html = await (await request.get('/artwork?category=Painting')).text()
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const [trail, list] = JSON.parse(text)['@graph']

  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${galleryUrl}/`,
    `${galleryUrl}/artwork`,
    `${galleryUrl}/artwork?category=Painting`,
  ])
  expect(list.itemListElement).toHaveLength(24)
  expect(text).not.toMatch(/price|offer/i)
})
