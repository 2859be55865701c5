import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

import { LANGUAGES, LOCALES } from '../src/contract/locale.ts'
import { storefront as cn } from '../src/messages/cn/storefront.ts'
import { storefront as en } from '../src/messages/en/storefront.ts'
import { storefront as fr } from '../src/messages/fr/storefront.ts'
import { localizePath } from '../src/web/navigation/locale-path.ts'
import { PAGES } from '../src/web/pages.ts'
import { galleryUrl } from './gallery.ts'
import { expect, serverTest, test, visit } from './test.ts'

const WORDS = { en, fr, cn }

/** Asks for an address as it stands: fetch would tidy it up. */
const askOnce = (target: string) =>
  new Promise<{ status: number | undefined; html: string }>((resolve, reject) => {
    const call = request({ host: 'localhost', port: new URL(galleryUrl).port, path: target }, (reply) => {
      text(reply).then((html) => resolve({ status: reply.statusCode, html }), reject)
    })
    call.on('error', reject).end()
  })

/** The same; a gallery with more to do than it can asks to come again. */
async function ask(target: string): ReturnType<typeof askOnce> {
  for (let attempt = 1; ; attempt++) {
    const reply = await askOnce(target)
    if (reply.status !== 503 || attempt === 20) return reply
    await sleep(1000)
  }
}

const LONG = 'a'.repeat(400)

/** Escapes that end too soon, are none, or stand for no letter: half a pair, a slash written too long, a lone byte. */
const UNREADABLE = ['%E0%A4%A', '%zz', '%', '%ED%A0%80', '%C0%AF', '%FF']

// Pages for links from e-mails look at what is in their address by themselves.
const ROOMS = PAGES.filter(({ path, address }) => /[:*]/.test(path) && address === 'listed').map(
  ({ path }) => `/${path}`,
)

const fillRoom = (room: string, name: string) => room.replaceAll(/:\w+\??|\*/g, name)

/** In every room the plainest of each kind, and the others where one name stands alone and at the very end. */
const IMPOSSIBLE = [
  ...ROOMS.flatMap((room) => [LONG, '%E0%A4%A', '%00'].map((name) => fillRoom(room, name))),
  ...['/artist/', '/'].flatMap((place) =>
    [...UNREADABLE, `${LONG}%zz`, 'a%00b', '%0A', `a/${LONG}/b`].map((name) => place + name),
  ),
]

// One code reads the language of every address, so that they take turns.
for (const [turn, locale] of LOCALES.entries()) {
  serverTest(`addresses that cannot be are 404 in their language: ${locale}`, async () => {
    for (const address of IMPOSSIBLE.filter(
      (_, at) => (at + Math.floor(at / LOCALES.length)) % LOCALES.length === turn,
    )) {
      const target = localizePath(address, locale)
      const { status, html } = await ask(target)
      const language = /<html lang="([^"]*)"/.exec(html)?.[1]
      expect([target, status, language]).toEqual([target, 404, LANGUAGES[locale].tag])
      expect(html).toContain(WORDS[locale].errors.notFoundText)
    }
  })
}

serverTest('whatever stands in the query of an address, its page is shown', async () => {
  for (const value of [LONG, ...UNREADABLE, '%00', '100%']) {
    for (const query of [`?utm=${value}`, `?${value}=1`]) {
      expect([value, (await ask(`/fr/artist${query}`)).status]).toEqual([value, 200])
    }
    for (const place of ['/fr/search?query=', '/fr/artwork?category=', '/fr/artwork?page=', '/fr/news?page=']) {
      const { status, html } = await ask(place + value)
      expect([place + value, status, html.includes('<html lang="fr">')]).toEqual([place + value, 200, true])
    }
  }
})

test('an address that cannot be is missing for a browser too, however one comes to it, with a way home', async ({
  page,
  faults,
}) => {
  const isMissing = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText(WORDS.fr.errors.notFoundText)).toBeVisible()
  }
  for (const name of ['%E0%A4%A', LONG]) {
    await visit(page, `/fr/artist/${name}`)
    await isMissing()
    await page.getByRole('main').getByText(WORDS.fr.errors.backHome).click()
    await expect(page).toHaveURL('/fr')
    // Reading goes on at the page that has come.
    await expect(page.getByRole('main')).toBeFocused()

    await page.goBack()
    await isMissing()
    await page.getByRole('banner').getByText('Presse', { exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Presse')
    // The browser asked for it in vain, which is logged.
    expect(faults.splice(0)).toEqual([expect.stringContaining('failed: 404')])
  }
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

serverTest('hostile addresses are refused in good order', async () => {
  for (const target of HOSTILE) {
    const { status } = await ask(target)
    expect([400, 403, 404, 414], target).toContain(status)
  }
})
