import type { Page } from '@playwright/test'

import { visit as chinese } from '../src/messages/cn/gallery/visit.ts'
import { storefront as cn } from '../src/messages/cn/storefront.ts'
import { visit as english } from '../src/messages/en/gallery/visit.ts'
import { storefront as en } from '../src/messages/en/storefront.ts'
import { visit as french } from '../src/messages/fr/gallery/visit.ts'
import { storefront as fr } from '../src/messages/fr/storefront.ts'
import { query } from './gallery.ts'
import { factsIn, linksIn, partOf, readSent, textOf } from './sent-page.ts'
import { expect, expectAccessible, serverTest, test, visit } from './test.ts'

const WORDS = [
  ['', { ...en, visit: english }],
  ['/fr', { ...fr, visit: french }],
  ['/cn', { ...cn, visit: chinese }],
] as const
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

// Checking a page with many pictures for barriers takes its time.
test.setTimeout(120_000)

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 9999, id)

test('the press kit comes first, dated 01.10.2019 in every language, and can be taken away', async ({ page }) => {
  for (const [prefix, words] of WORDS) {
    const main = partOf(await readSent(page.request, `${prefix}/press`), 'main')
    const [label = ''] = words.visit.press.updated.split('{day}')
    expect(textOf(partOf({ html: main }, 'h2'))).toBe(words.visit.press.kit)
    expect(textOf(partOf({ html: main }, 'time'))).toBe(`${label}01.10.2019`)
    const kit = linksIn(main).filter(({ tag }) => / download[= ]?/.test(tag))
    expect(kit.map(({ text }) => text)).toEqual([expect.stringMatching(/PDF.*\d\s[kM][Bo]|\d\s[kM][Bo].*PDF/)])
  }
  await page.goto('/fr/press')
  const link = page.locator('main a[download]')

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])

  expect(download.suggestedFilename()).toBe('press-kit.pdf')
  const reply = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(reply.headers()['content-type']).toBe('application/pdf')
  expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the places that other pages lead to are reached', async ({ page }) => {
  for (const [address, id] of [
    ['/gallery#exhibitions', 'exhibitions'],
    ['/fr/gallery#map', 'map'],
    ['/cn/press#press_title', 'press_title'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 500 })
    await visit(page, address)
    await expect.poll(() => topOf(page, id)).toBeLessThan(60)
    expect(await topOf(page, id)).toBeGreaterThan(-1)
  }
})

serverTest('an article of the press tells who printed it and opens the original in a new tab', async ({ request }) => {
  await query(`INSERT INTO presses (id, slug, kind, title, publication, dated, link, published_at)
    VALUES (90001, 'rooms-elsewhere', 'article', '{"en": "Printed elsewhere"}', 'The Paper', '2030-01-01', 'https://paper.example/1', now()),
      (90002, 'rooms-trap', 'article', '{"en": "A trap"}', 'The Paper', '2030-01-02', 'javascript:alert(1)', now())`)
  try {
    const readPress = async () => partOf(await readSent(request, '/press'), 'main')
    await expect.poll(async () => (await readPress()).includes('A trap')).toBe(true)
    const links = linksIn(await readPress())

    const originals = links.filter(({ text }) => text.includes('Read the article in The Paper'))
    expect(originals).toEqual([
      {
        text: expect.stringContaining('(opens in a new tab)'),
        href: 'https://paper.example/1',
        tag: expect.stringMatching(/(?=.*target="_blank")(?=.*rel="[^"]*noopener)/),
      },
    ])
    expect(links.find(({ text }) => text.includes('Printed elsewhere'))?.href).toBe('/press/rooms-elsewhere')
    const article = await readSent(request, '/press/rooms-elsewhere')
    expect(textOf(partOf(article, 'h1'))).toBe('Printed elsewhere')
  } finally {
    await query(`DELETE FROM presses WHERE slug LIKE 'rooms-%'`)
  }
})

test('the map asks before anything comes from elsewhere, then opens in place', async ({ page, faults }) => {
  let isAsked = false
  await page.route('https://www.openstreetmap.org/**', (route) => {
    isAsked = true
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' })
  })
  await visit(page, '/gallery#map')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.locator('#map img')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  expect([isAsked, faults]).toEqual([false, []])

  await page.getByRole('button', { name: 'Allow maps and open it' }).click()

  const frame = page.getByTitle('Interactive map: Cimaise')
  await expect(frame).toBeVisible()
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
  await expect.poll(() => isAsked).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('cimaise.consent'))).toContain('"videos":false,"maps":true')
  // Allowed and asked for: the only call to another machine.
  expect(faults.splice(0).every((fault) => fault.includes('www.openstreetmap.org/export/embed.html'))).toBe(true)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Open the interactive map' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

serverTest(
  'the gallery tells its hours in every language, and an exhibition leads to its works',
  async ({ request }) => {
    for (const [address, hours] of [
      ['/gallery', /Tuesday to Saturday, 11.am to 7.pm/],
      ['/fr/gallery', /Du mardi au samedi, de 11.h à 19.h/],
      ['/cn/gallery', /周二至周六，11:00 至 19:00/],
    ] as const) {
      expect(textOf(partOf(await readSent(request, address), 'main'))).toMatch(hours)
    }
    const exhibition = linksIn(partOf(await readSent(request, '/fr/gallery'), 'main')).find(({ text }) =>
      text.includes('Là où l’eau s’est tenue'),
    )
    expect(exhibition?.href).toBe('/fr/gallery/where-the-water-stood')

    const page = await readSent(request, exhibition?.href ?? '')
    expect(textOf(partOf(page, 'h1'))).toBe('Là où l’eau s’est tenue')
    const links = linksIn(partOf(page, 'main'))
    expect(links.find(({ text }) => text === 'Inês Corval')?.href).toBe('/fr/artist/ines-corval')
    const works = links.filter(({ tag }) => tag.includes(' data-artwork='))
    expect(works).toHaveLength(9)
    expect(works[0]?.href).toBe('/fr/artwork/first-ferry-to-cacilhas')
    expect(factsIn(page)[0]).toMatchObject({
      '@type': 'ExhibitionEvent',
      location: { '@type': 'ArtGallery', address: { postalCode: '75011' } },
    })
  },
)

serverTest('search finds a Chinese word inside a title, forgives a typo, and needs no accents', async ({ request }) => {
  const search = async (prefix: string, query: string) =>
    partOf(await readSent(request, `${prefix}/search?${new URLSearchParams({ query })}`), 'main')
  const names = (html: string) => linksIn(html).map(({ text }) => text)
  expect(names(await search('/cn', '渡船'))).toContainEqual(expect.stringContaining('头班渡船去卡西利亚什'))

  const forgiven = await search('', 'cacilhsa')
  expect(textOf(forgiven)).toContain('Showing results for “cacilhas”. Nothing was found for “cacilhsa”.')
  expect(names(forgiven)).toContainEqual(expect.stringContaining('First Ferry to Cacilhas'))

  expect(names(await search('/fr', 'graca'))).toContainEqual(expect.stringContaining('Graça'))
})

test('one kind can be seen whole, and the way back leads to all', async ({ page }) => {
  await visit(page, '/cn/search?query=水')
  await page
    .getByRole('link', { name: /^查看全部：\d+$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/type=artworks$/)
  const works = page.locator('a[data-artwork]')
  await expect(works).toHaveCount(24)

  await page.getByRole('link', { name: '加载更多' }).click()

  await expect(page).toHaveURL(/type=artworks&page=2$/)
  await expect.poll(() => works.count()).toBeGreaterThan(24)
  await expect(works.nth(24)).toBeFocused()
  await page.getByRole('link', { name: '“水”的全部结果' }).click()
  await expect(page).not.toHaveURL(/type=/)
})

test('an empty, a hostile and an endless search are harmless and offer a way on', async ({ page }) => {
  const addressOf = (query: string) => `/search?${new URLSearchParams({ query })}`
  for (const typed of ['', '"--\\\u0000']) {
    const sent = await readSent(page.request, addressOf(typed))
    expect(sent.status).toBe(200)
    expect(linksIn(partOf(sent, 'main')).map(({ text }) => text)).toContain('Artworks')
    expect(textOf(partOf(sent, 'title'))).toMatch(/Search/)
  }
  for (const typed of ['<script>document.title="x"</script>', 'x'.repeat(10_000)]) {
    const reply = await page.goto(addressOf(typed))
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('link', { name: 'Artworks' })).toBeVisible()
    await expect(page).toHaveTitle(/Search/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  }
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  await expectAccessible(page)
})

test('suggestions are walked by keyboard and lead to what they name', async ({ page }) => {
  await visit(page, '/search')
  const field = page.getByRole('main').getByRole('combobox')
  await field.pressSequentially('corval')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').first()).toContainText('Inês Corval')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('main [aria-live]')).toHaveText(/^\d+ suggestions/)
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }

  await field.press('ArrowDown')
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await list.getByRole('option').first().getAttribute('id')) ?? '',
  )
  await field.press('ArrowUp')
  await expect(list.locator('[aria-selected=true]')).toHaveCount(0)
  await field.press('ArrowUp')
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(field).toHaveValue('corval')

  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL('/artist/ines-corval')
})

test('the bar suggests too: Escape closes the list first, then the field; Enter alone searches', async ({ page }) => {
  await visit(page, '/fr')
  const search = page.getByRole('banner').getByRole('search')
  const field = search.getByRole('combobox')
  await search.getByRole('button').click()
  await field.pressSequentially('cacilhas')
  await expect(search.getByRole('option').first()).toBeVisible()
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  await field.press('Escape')
  await expect(search.getByRole('listbox')).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.press('Escape')
  await expect(field).toBeHidden()

  await search.getByRole('button').click()
  await field.fill('cacilhas')
  await field.press('Enter')
  await expect(page).toHaveURL('/fr/search?query=cacilhas')
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('cacilhas')
})

test('in the sidebar a suggestion can be clicked', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, '/press')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const sidebar = page.getByRole('dialog', { name: 'Menu' })
  await sidebar.getByRole('combobox').pressSequentially('thursdays')
  const option = sidebar.getByRole('option', { name: /Thursdays until ten/ })
  await expect(option).toBeVisible()
  await expectAccessible(page)
  await option.click()
  await expect(page).toHaveURL('/news/thursdays-until-ten')
  await expect(sidebar).toHaveCount(0)
})

test('a question opens when it stands in the address, in Chinese too, and links to itself', async ({ page }) => {
  await visit(page, '/faq')
  const question = page.locator('details').filter({ hasText: 'Is an original ever sold twice?' })
  await expect(question).not.toHaveAttribute('open')
  await question.locator('summary').click()
  await question.getByRole('link', { name: /^Link to this question/ }).click()
  await expect(page).toHaveURL('/faq#is-an-original-ever-sold-twice')
  await page.reload()
  await expect(question).toHaveAttribute('open')
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }

  await visit(page, '/cn/faq')
  const id = await page.locator('details').nth(1).getAttribute('id')
  expect(id).toMatch(/\p{Script=Han}/u)
  await visit(page, `/cn/faq#${id}`)
  await expect(page.locator('details').nth(1)).toHaveAttribute('open')
  await expect(page.locator('details').nth(0)).not.toHaveAttribute('open')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer can be read, and a search is a plain form', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.locator('details p').last()).toBeVisible()

    await page.goto('/fr/search')
    await page.getByRole('main').getByRole('searchbox').fill('cacilhas')
    await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL('/fr/search?query=cacilhas')
    await expect(page.getByRole('link', { name: /Cacilhas/ }).first()).toBeVisible()
  })
})

test('news is lengthened by a link that keeps the place, and a reload shows as much', async ({ page }) => {
  await query(`INSERT INTO news (id, slug, title, body, published_at)
    SELECT 90000 + n, 'rooms-' || n, jsonb_build_object('en', 'Old news ' || n), '{"en": "Text."}', '2001-01-01'::timestamptz + n * interval '1 day'
    FROM generate_series(1, 40) AS n`)
  try {
    await expect.poll(async () => (await (await page.request.get('/news')).text()).includes('Old news 40')).toBe(true)
    await visit(page, '/news')
    const articles = page.locator('main article')
    await expect(articles).toHaveCount(24)
    await page.getByRole('link', { name: 'Load More' }).click()

    await expect(page).toHaveURL('/news?page=2')
    await expect(articles).toHaveCount(48)
    await expect(articles.nth(24).getByRole('link')).toBeFocused()
    await expect(page.getByRole('status')).toHaveText('48 shown.')
    await page.reload()
    await expect(articles).toHaveCount(48)

    await articles.nth(3).getByRole('link').click()
    await expect(page).toHaveURL(/\/news\/[a-z-]+$/)
    await page.goBack()
    await expect(page).toHaveURL('/news?page=2')
  } finally {
    await query(`DELETE FROM news WHERE slug LIKE 'rooms-%'`)
  }
})

serverTest('an article leads to its artists and to more news', async ({ request }) => {
  const page = await readSent(request, '/news/thursdays-until-ten')
  const artists = page.html.split('aria-label="Artists in this article"')[1]?.split('</nav>')[0] ?? ''
  expect(linksIn(artists).length).toBeGreaterThan(0)
  const sections = partOf(page, 'main').split('<section').slice(1).join('')
  expect(sections.split('<article').length - 1).toBe(3)
  expect(factsIn(page)[0]).toMatchObject({ '@type': 'NewsArticle', headline: 'Thursdays until ten' })
})

test('a long page lists its parts, and each of them has an address', async ({ page }) => {
  await visit(page, '/fr/terms-of-sales')
  const contents = page.getByRole('navigation', { name: 'Sur cette page' })
  const last = contents.getByRole('link').last()
  await last.click()
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expect(page.locator(`h2#${id}`)).toContainText((await last.textContent()) ?? '')
  await expect(page.locator(`h2#${id}`)).toBeInViewport()
})

serverTest('artists learn what the programme costs and how to apply', async ({ request }) => {
  for (const [prefix, words] of WORDS) {
    const main = partOf(await readSent(request, `${prefix}/subscription`), 'main')
    expect(textOf(main)).toContain('150')
    const apply = linksIn(main).find(({ text }) => text === words.visit.programme.applyButton)
    expect(apply?.href).toBe(`${prefix}/subscription#apply`)
  }
})
