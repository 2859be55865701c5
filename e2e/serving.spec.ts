import { galleryUrl, query, secondNodeUrl } from './gallery.ts'
import { expect, serverTest } from './test.ts'

serverTest('a page is sent compressed, and not again while it has not changed', async () => {
  const first = await fetch(`${galleryUrl}/fr`, { headers: { 'accept-encoding': 'br' } })
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${galleryUrl}/fr`, { headers: { 'if-none-match': etag } })

  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  expect(again.status).toBe(304)
})

serverTest('a page from the cache goes out with the very headers of the first time', async () => {
  const address = `${galleryUrl}/cn/subscription`
  const ask = async (headers = {}) => {
    const reply = await fetch(address, { headers: { 'accept-encoding': 'gzip', ...headers } })
    const { date: _date, 'x-request-id': id, ...rest } = Object.fromEntries(reply.headers)
    return { status: reply.status, id, rest, text: await reply.text() }
  }
  const first = await ask()
  const second = await ask()
  const unchanged = await ask({ 'if-none-match': first.rest.etag })
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } })

  expect(second.rest).toEqual(first.rest)
  expect(second.text).toBe(first.text)
  expect(second.rest['content-security-policy']).toContain("default-src 'none'")
  expect(second.rest['x-content-type-options']).toBe('nosniff')
  expect(second.id).not.toBe(first.id)
  expect([unchanged.status, unchanged.text]).toEqual([304, ''])
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, first.text])
})

serverTest('a kept reply of the API is found in the language it was asked in', async () => {
  const ask = async (language: string) => {
    const reply = await fetch(`${galleryUrl}/api/artworks`, { headers: { 'accept-language': language } })
    const { date: _date, 'x-request-id': _id, ...rest } = Object.fromEntries(reply.headers)
    return { rest, text: await reply.text() }
  }
  const [english, french] = [await ask('en'), await ask('fr')]

  expect(french.text).not.toBe(english.text)
  expect([await ask('en'), await ask('fr'), await ask('en')]).toEqual([english, french, english])
})

serverTest('a change of the content shows at once on every node', async () => {
  const text = `All rights reserved ${Date.now()}`
  const shows = async (origin: string) => (await (await fetch(`${origin}/?changes`)).text()).includes(text)
  expect([await shows(galleryUrl), await shows(secondNodeUrl)]).toEqual([false, false])

  await query("UPDATE legal_mentions SET content = jsonb_set(content, '{en}', to_jsonb($1::text))", [text])

  await expect.poll(() => shows(galleryUrl)).toBe(true)
  await expect.poll(() => shows(secondNodeUrl)).toBe(true)
})

serverTest(
  'a page whose address opens an account lies in no cache, and is told to no other address',
  async ({ request }) => {
    for (const place of ['/forgot-password/a-token', '/fr/verification/a-signature']) {
      const headers = (await request.get(place)).headers()
      expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
    }
  },
)

serverTest('a method that no page takes is refused', async () => {
  const { status, headers } = await fetch(`${galleryUrl}/fr`, { method: 'POST', body: '{}' })

  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
