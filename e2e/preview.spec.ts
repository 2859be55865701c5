import type { Page } from '@playwright/test'

import { type Call, createApiClient } from '../src/contract/client.ts'
import type { PreviewedKind } from '../src/contract/content/values.ts'
import { editor as editorWords } from '../src/messages/en/backoffice/editor.ts'
import { fields } from '../src/messages/en/backoffice/fields.ts'
import { publishing } from '../src/messages/en/backoffice/publishing.ts'
import { artist as artistWords } from '../src/messages/en/catalogue/artist.ts'
import { artwork as artworkWords } from '../src/messages/en/catalogue/artwork.ts'
import { preview as words } from '../src/messages/en/catalogue/preview.ts'
import { fill } from '../src/messages/fill.ts'
import { preview as french } from '../src/messages/fr/catalogue/preview.ts'
import { enterAs, logInElsewhere, register } from './collector.ts'
import { galleryUrl, query } from './gallery.ts'
import { expect, expectAccessible, serverTest, test } from './test.ts'

async function hire() {
  const person = await register('Edith')
  await query(`UPDATE users SET scope = '{collector,editor}' WHERE id = $1`, [person.id])
  const token = await logInElsewhere(person)
  return { person, call: createApiClient({ fetch, baseUrl: galleryUrl, locale: 'en', token: () => token }) }
}

async function begin(call: Call, kind: PreviewedKind, draft: Record<string, unknown>) {
  return (await call('POST /editor/{kind}', { params: { kind }, body: { draft } })).item
}

const linkTo = async (call: Call, { kind, id }: { kind: string; id: number }) =>
  (await call('POST /editor/{kind}/{id}/preview', { params: { kind: kind as 'artworks', id } })).path

const work = (title: string) => ({
  ...{ title: { en: title, fr: `${title} (fr)` }, artist: 'ines-corval', category: 'Painting' },
  ...{ technique: 'oil-on-canvas', kind: 'original', height: 80, width: 60, price: 1200 },
})

const strip = (page: Page, name = words.head.title) => page.getByRole('complementary', { name })

test('a draft is shown on the page that visitors will see, in every language, and wanting it does nothing; the link says so when it is gone', async ({
  page,
  faults,
}) => {
  const { call } = await hire()
  const title = `Unseen ${Date.now()}`
  const item = await begin(call, 'artworks', { ...work(title), search_title: { en: 'Found by name' } })
  const path = await linkTo(call, item)
  const reply = await page.goto(path)

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(reply?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveTitle('Found by name · Cimaise')
  await expect(strip(page)).toContainText(words.strip)
  await expect(strip(page)).toContainText(words.inert)
  await expect(page.getByRole('button', { name: artworkWords.addToCart })).toBeDisabled()
  await expect(page.getByRole('button', { name: artworkWords.ask })).toBeDisabled()
  await expect(page.getByRole('main').locator('header button[aria-pressed]')).toBeDisabled()
  await expectAccessible(page, 'html')
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  }

  await page
    .getByRole('contentinfo')
    .or(page.getByRole('banner'))
    .getByRole('link', { name: 'Français' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `${title} (fr)` })).toBeVisible()
  await expect(page).toHaveURL(/\/fr\/preview\//)
  await expect(page).toHaveTitle(new RegExp(`^${title} \\(fr\\), .* · Cimaise$`))
  await expect(strip(page, french.head.title)).toContainText(french.strip)

  const kept = await page.evaluate(() => [localStorage.getItem('cimaise.viewed'), localStorage.getItem('cimaise.cart')])
  expect(JSON.stringify(kept)).not.toContain(String(item.id))
  expect((await page.request.get(`/artwork/${item.key}`)).status()).toBe(404)

  // What else can be wrong about a link: load-preview.test.
  await call('DELETE /editor/{kind}/{id}', { params: { kind: 'artworks', id: item.id }, query: { version: 1 } })
  await page.goto(path)
  await expect(page.getByRole('status').filter({ hasText: words.faults.gone })).toBeVisible()
  await expectAccessible(page, 'main')
  expect(faults.splice(0).filter((one) => !/404/.test(one))).toEqual([])
})

test('an artist is shown with every room, which stay in the preview; so are a series, exhibitions, news, press and pages', async ({
  page,
}) => {
  const { call } = await hire()
  const title = { en: `Not yet ${Date.now()}` }
  const name = `Nora Unseen ${Date.now()}`
  const artist = await begin(call, 'artists', {
    ...{ name: { en: name }, type: 'painting', headline: { en: 'Paints at night.' } },
    statement: { en: 'I wait until it is dark.' },
  })
  await page.goto(await linkTo(call, artist))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: fill(artistWords.follow, { name }) })).toBeDisabled()

  await page.getByRole('link', { name: artistWords.rooms.statement, exact: true }).click()
  await expect(page.getByText('I wait until it is dark.')).toBeVisible()
  await expect(strip(page)).toBeVisible()
  // Whoever comes here by a reload, and goes back to it after another page was loaded, finds it again.
  await page.reload()
  await expect(page.getByText('I wait until it is dark.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.reload()
  await page.goBack()
  await expect(page.getByText('I wait until it is dark.')).toBeVisible()

  const things: [PreviewedKind, Record<string, unknown>][] = [
    ['series', { artist: artist.key, about: { en: 'Seen by nobody.' } }],
    ['exhibitions', { kind: 'group', year: 2031, artworks: ['forty-winters'], about: { en: 'Seen by nobody.' } }],
    ['news', { body: { en: 'Seen by nobody.' } }],
    ['press', { kind: 'release', dated: '2031-01-01', body: { en: 'Seen by nobody.' } }],
    ['pages', { body: { en: 'Seen by nobody.' } }],
  ]
  for (const [kind, draft] of things) {
    const item = await begin(call, kind, { ...draft, title })
    await page.goto(await linkTo(call, item))
    await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible()
    await expect(page.getByText('Seen by nobody.')).toBeVisible()
    await expect(strip(page)).toContainText(words.strip)
  }
  // The page of the gallery: what staff write stands among what visitors see now.
  const [shown] = await query(`SELECT id, version, draft FROM content WHERE kind = 'pages' AND key = 'gallery'`)
  const { id, draft, version } = shown as { id: number; draft: Record<string, unknown>; version: number }
  const params = { kind: 'pages', id } as const
  await call('PUT /editor/{kind}/{id}/draft', { params, body: { version, draft: { ...draft, body: title } } })
  await page.goto(await linkTo(call, { kind: 'pages', id }))
  await expect(page.getByText(title.en)).toBeVisible()
  await expect(page.getByText('14 rue des Trois-Tilleuls').first()).toBeVisible()
  const { item } = await call('GET /editor/{kind}/{id}', { params })
  await call('POST /editor/{kind}/{id}/reversion', { params, body: { version: item.version } })
})

test('the office opens the preview with what was typed a moment ago, and points out what is missing', async ({
  page,
  context,
  faults,
}) => {
  const { call, person } = await hire()
  const item = await begin(call, 'artworks', work('Before typing'))
  await enterAs(page, person)
  await page.goto(`/admin/artworks/${item.id}`)
  const title = page.getByLabel(fill(editorWords.languageOf, { field: fields.names.title, language: 'English' }), {
    exact: true,
  })
  await title.fill('After typing')
  await expect(page.locator('[data-sketch=en]')).toContainText('After typing, Inês Corval · Cimaise')

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: publishing.preview, exact: true }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1, name: 'After typing' })).toBeVisible()
  expect(await preview.evaluate(() => window.opener)).toBeNull()
  await preview.close()

  await page.getByLabel(fields.names.height).fill('')
  const blank = context.waitForEvent('page')
  await page.getByRole('button', { name: publishing.preview, exact: true }).click()
  await blank
  await expect(page.getByLabel(fields.names.height)).toBeFocused()
  await expect.poll(() => context.pages().length).toBe(1)
  expect(faults.splice(0)).toEqual([expect.stringContaining('422')])
})

serverTest('no preview is told of in the list of routes that visitors load', async ({ request }) => {
  const html = await (await request.get('/artwork')).text()
  const [manifest = ''] = html.match(/\/assets\/manifest-\w+\.js/) ?? []
  expect(manifest).not.toBe('')
  expect(await (await request.get(manifest)).text()).not.toContain('preview')
})
