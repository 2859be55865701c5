import { galleryUrl } from './gallery.ts'
import { expect, serverTest, test, visit } from './test.ts'

const ASKED = [
  [{ 'accept-language': 'zh-TW', accept: 'text/html' }, '/cn'],
  [{ 'accept-language': 'de, fr;q=0.4', accept: 'text/html' }, '/fr'],
  [{ 'accept-language': 'de', accept: 'text/html' }, undefined],
  [{ cookie: 'locale=cn', 'accept-language': 'fr', accept: 'text/html' }, '/cn'],
  [{ cookie: 'locale=en', 'accept-language': 'fr', accept: 'text/html' }, undefined],
  [{ cookie: 'locale=//evil.example', 'accept-language': 'fr', accept: 'text/html' }, '/fr'],
  [
    { 'accept-language': 'fr', accept: 'text/html', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
    undefined,
  ],
  [
    { 'accept-language': 'fr', accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    '/fr',
  ],
  [{ 'accept-language': 'fr', accept: 'text/html', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'empty' }, undefined],
  [{ 'accept-language': 'fr', accept: 'text/html', referer: `${galleryUrl}/artist` }, undefined],
  [{ 'accept-language': 'fr', accept: 'text/html', referer: 'https://elsewhere.example/' }, '/fr'],
  [{ 'accept-language': 'fr', accept: 'application/json' }, undefined],
] as const

serverTest(
  '/ leads to the language of whoever comes from outside, unless another was chosen',
  async ({ playwright }) => {
    for (const [headers, target] of ASKED) {
      const request = await playwright.request.newContext({ baseURL: galleryUrl, extraHTTPHeaders: headers })
      const reply = await request.get('/', { maxRedirects: 0 })
      expect([headers, reply.headers().location, reply.status()]).toEqual([headers, target, target ? 302 : 200])
      await request.dispose()
    }
  },
)

serverTest('coming from outside the query comes along; any other address speaks for itself', async ({ request }) => {
  const headers = { 'accept-language': 'fr-FR', accept: 'text/html' }
  const home = await request.get('/?from=letter', { headers, maxRedirects: 0 })
  expect([home.status(), home.headers().location]).toEqual([302, '/fr?from=letter'])

  const artists = await request.get('/artist', { headers, maxRedirects: 0 })
  expect([artists.status(), (await artists.text()).includes('<html lang="en">')]).toEqual([200, true])
})

test('the selector keeps path, query and place on the page without loading the site again; the choice is a cookie for a year, which a link home follows', async ({
  page,
  context,
}) => {
  await visit(page, '/press?from=letter#press_title')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  await page.getByRole('link', { name: '中文' }).first().click()

  await expect(page).toHaveURL('/cn/press?from=letter#press_title')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('媒体')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(cookie).toMatchObject({ value: 'cn', sameSite: 'Lax', path: '/' })
  expect(Math.round(days)).toBe(365)

  // This browser speaks English.
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/cn')
})

// Without JavaScript the click is a request of its own, which the server has to understand.
test.describe('without JavaScript in a French browser', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-FR' })

  test('our own logo never throws an English reader into French', async ({ page }) => {
    await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' })
    await page.getByRole('link', { name: 'Cimaise' }).click()
    await expect(page).toHaveURL('/')
  })
})
