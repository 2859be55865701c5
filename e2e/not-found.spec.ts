import { galleryUrl } from './gallery.ts'
import { expect, expectAccessible, test } from './test.ts'

for (const { path, text, home } of [
  { path: '/no/such/room', text: 'This page could not be found', home: '/' },
  { path: '/fr/nulle-part', text: 'Cette page est introuvable', home: '/fr' },
  { path: '/cn/nowhere', text: '找不到此页面', home: '/cn' },
]) {
  test(`${path} is answered 404 with a way home`, async ({ page }) => {
    const reply = await page.goto(path)

    expect(reply?.status()).toBe(404)
    await expect(page).toHaveTitle(/404/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(home)
  })
}

test('a missing asset is a plain 404, never a rendered page', async () => {
  const reply = await fetch(`${galleryUrl}/assets/gone-123.js`)

  expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/plain'])
})

for (const path of [
  '//evil.example/x',
  '/%E0%A4%A',
  '/%00',
  `/${'a'.repeat(4000)}`,
  '/..%2f..%2fetc/passwd',
  '/assets/..%2f..%2fpackage.json',
]) {
  test(`the hostile address ${path.slice(0, 30)} is refused`, async () => {
    const { status } = await fetch(`${galleryUrl}${path}`)

    expect([400, 403, 404, 414]).toContain(status)
  })
}
