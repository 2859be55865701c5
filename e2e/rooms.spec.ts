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

const searchFor = (query: string) => `/search?${new URLSearchParams({ query })}`

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 9999, id)

serverTest(
  'the press kit comes first, dated 01.10.2019 in every language, and can be taken away',
  async ({ request }) => {
    for (const [prefix, words] of WORDS) {
      const main = partOf(await readSent(request, `${prefix}/press`), 'main')
      const [label = ''] = words.visit.press.updated.split('{day}')
      expect(textOf(partOf({ html: main }, 'h2'))).toBe(words.visit.press.kit)
      expect(textOf(partOf({ html: main }, 'time'))).toBe(`${label}01.10.2019`)
      const kits = linksIn(main).filter(({ tag }) => / download[= ]?/.test(tag))
      expect(kits.map(({ text }) => text)).toEqual([expect.stringMatching(/PDF.*\d\s[kM][Bo]|\d\s[kM][Bo].*PDF/)])
      expect(kits[0]?.tag).toContain('download="press-kit.pdf"')
      const reply = await request.get(kits[0]?.href ?? '')
      expect(reply.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="press-kit.pdf"',
      })
      expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
  },
)

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

test('places of a page that others lead to are reached; the map asks before anything comes from elsewhere, then opens in place', async ({
  page,
  faults,
}) => {
  let isAsked = false
  await page.route('https://www.openstreetmap.org/**', (route) => {
    isAsked = true
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' })
  })
  await page.setViewportSize({ width: 390, height: 500 })
  await visit(page, '/gallery#map')
  await expect.poll(() => topOf(page, 'map')).toBeLessThan(60)
  expect(await topOf(page, 'map')).toBeGreaterThan(-1)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.locator('#map img')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectAccessible(page, 'main')
  expect([isAsked, faults]).toEqual([false, []])

  await page.getByRole('button', { name: 'Allow maps and open it' }).click()

  const frame = page.getByTitle('Interactive map: Cimaise')
  await expect(frame).toBeVisible()
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
  await expect.poll(() => isAsked).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('cimaise.consent'))).toContain('"videos":false,"maps":true')
  // Allowed and asked for: the only call to another machine.
  expect(faults.splice(0).every((fault) => fault.includes('www.openstreetmap.org/export/embed.html'))).toBe(true)

  await visit(page, '/gallery?again#exhibitions')
  await expect.poll(() => topOf(page, 'exhibitions')).toBeLessThan(60)
  expect(await topOf(page, 'exhibitions')).toBeGreaterThan(-1)
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

serverTest('an empty and a hostile search are harmless and offer a way on', async ({ request }) => {
  for (const typed of ['', '"--\\\u0000', '<script>document.title="x"</script>']) {
    const sent = await readSent(request, searchFor(typed))
    expect(sent.status).toBe(200)
    expect(linksIn(partOf(sent, 'main')).map(({ text }) => text)).toContain('Artworks')
    expect(textOf(partOf(sent, 'title'))).toMatch(/Search/)
    expect(sent.html).not.toContain('<script>document.title')
  }
})

test('an endless search is harmless too; suggestions are walked by keyboard and lead to what they name', async ({
  page,
}) => {
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await visit(page, searchFor(`<script>${'x'.repeat(10_000)}`))
  await expect(page.getByRole('main').getByRole('link', { name: 'Artworks' })).toBeVisible()
  await expect(page).toHaveTitle(/Search/)
  expect(await isTooWide()).toBe(false)
  await page.setViewportSize(PHONE)
  expect(await isTooWide()).toBe(false)
  await expectAccessible(page, 'main')

  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('')
  await field.pressSequentially('corval')
  const list = page.getByRole('listbox')
  await test.step('the list says what it is', async () => {
    await expect(list.getByRole('option').first()).toContainText('Inês Corval')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('main [aria-live]')).toHaveText(/^\d+ suggestions/)
    await expectAccessible(page, 'main')
  })

  await test.step('arrows walk through it, Escape closes it', async () => {
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
  })

  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL('/artist/ines-corval')
})

test('the bar suggests too: Escape closes the list first, then the field, Enter alone searches; in the sidebar a suggestion can be clicked', async ({
  page,
}) => {
  await visit(page, '/fr/privacy-policy')
  const search = page.getByRole('banner').getByRole('search')
  const field = search.getByRole('combobox')
  await test.step('in the bar', async () => {
    await search.getByRole('button').click()
    await field.pressSequentially('cacilhas')
    await expect(search.getByRole('option').first()).toBeVisible()
    await expectAccessible(page, 'header')
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

  await test.step('in the sidebar', async () => {
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const sidebar = page.getByRole('dialog', { name: 'Menu' })
    await sidebar.getByRole('combobox').pressSequentially('jeudi')
    const option = sidebar.getByRole('option', { name: /Le jeudi jusqu’à 22 h/ })
    await expect(option).toBeVisible()
    await expectAccessible(page, 'dialog')
    await option.click()
    await expect(page).toHaveURL('/fr/news/thursdays-until-ten')
    await expect(sidebar).toHaveCount(0)
  })
})

test('a question opens when it stands in the address, and links to itself; a long page lists its parts, and each of them has an address', async ({
  page,
}) => {
  await visit(page, '/cn/faq')
  const questions = page.locator('details')
  const question = questions.nth(1)
  const id = (await question.getAttribute('id')) ?? ''
  expect(id).toMatch(/\p{Script=Han}/u)
  await expect(question).not.toHaveAttribute('open')
  await question.locator('summary').click()
  await question.getByRole('link', { name: chinese.linkToQuestion }).click()
  await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`)
  await page.reload()
  await expect(question).toHaveAttribute('open')
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expectAccessible(page, 'main')

  await page.getByRole('contentinfo').getByRole('link', { name: cn.footer.termsOfSales }).click()
  await expect(page).toHaveURL('/cn/terms-of-sales')
  const contents = page.getByRole('navigation', { name: chinese.onThisPage })
  const last = contents.getByRole('link').last()
  await last.click()
  const part = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expect(page.locator(`h2#${part}`)).toContainText((await last.textContent()) ?? '')
  await expect(page.locator(`h2#${part}`)).toBeInViewport()
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
    const sent = partOf(await readSent(page.request, '/news?page=2'), 'main')
    expect(sent.split('<article').length - 1).toBe(48)

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

serverTest('artists learn what the programme costs and how to apply', async ({ request }) => {
  for (const [prefix, words] of WORDS) {
    const main = partOf(await readSent(request, `${prefix}/subscription`), 'main')
    expect(textOf(main)).toContain('150')
    const apply = linksIn(main).find(({ text }) => text === words.visit.programme.applyButton)
    expect(apply?.href).toBe(`${prefix}/subscription#apply`)
  }
})
