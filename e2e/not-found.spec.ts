import { request } from 'node:http'

import { galleryUrl } from './gallery.ts'
import { expect, expectAccessible, serverTest, test } from './test.ts'

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

serverTest('an address that cannot be read gets a page, not a message for programs', async () => {
  const reply = await fetch(`${galleryUrl}/fr/%E0%A4%A`)

  expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  expect(await reply.text()).toContain('This page could not be found')
})

serverTest('a slash at the end is taken away', async () => {
  const reply = await fetch(`${galleryUrl}/fr/artist/?x=1`, { redirect: 'manual' })

  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/fr/artist?x=1'])
})

serverTest('a missing asset is a plain 404, never a rendered page', async () => {
  const reply = await fetch(`${galleryUrl}/assets/gone-123.js`)

  expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/plain'])
})

/** What a client that is no browser may put where the path belongs. */
const HOSTILE = [
  '//',
  '///',
  '//[',
  '//evil.example/x',
  '/\\evil.example',
  '/%5Cevil.example',
  '*',
  'http://evil.example/',
  '/FR',
  '/FR/artist',
  '/CN/artist',
  '/%E0%A4%A',
  '/%00',
  '/fr/%00',
  '/a;b=c',
  `/${'a'.repeat(4000)}`,
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/nothing.data',
  '/storage/../package.json',
  '/fr//evil.example',
  '/Artist',
  '/favicon.ico',
]

for (const target of HOSTILE) {
  serverTest(`the address ${target.slice(0, 30)} is refused in good order`, async () => {
    const status = await new Promise((resolve, reject) => {
      // A plain request, since fetch would tidy the address up.
      const call = request({ host: 'localhost', port: new URL(galleryUrl).port, path: target }, (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
      call.on('error', reject).end()
    })

    expect([400, 403, 404, 414]).toContain(status)
  })
}
