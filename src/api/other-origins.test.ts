import { expect, test } from 'vitest'

import { createApiClient } from '../contract/client.ts'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'

const ORIGIN = 'https://shop.example'

/** What the client sends along when somebody who is logged in writes something. */
async function readSentHeaders(): Promise<string[]> {
  let sent: string[] = []
  const call = createApiClient({
    fetch: async (_url, { headers }) => {
      sent = Object.keys(headers ?? {})
      return Response.json({})
    },
    baseUrl: '',
    locale: 'fr',
    token: () => 'a-token',
  })
  await call('PATCH /account', { body: {} })
  return sent
}

test('pages of any origin may make every call of the contract, with all that the client sends', async () => {
  const { app } = await openTestGallery()
  const headers = await readSentHeaders()

  const refused: string[] = []
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const [method = '', path = ''] = name.split(' ')
    const reply = await app.inject({
      method: 'OPTIONS',
      url: `/api${path.replaceAll(/\{\w+\}/g, 'x')}`,
      headers: {
        origin: ORIGIN,
        'access-control-request-method': method,
        'access-control-request-headers': headers.join(','),
      },
    })
    const listOf = (header: string) => String(reply.headers[`access-control-allow-${header}`]).split(/, ?/)
    const isAllowed =
      reply.statusCode === 204 &&
      reply.headers['access-control-allow-origin'] === '*' &&
      listOf('methods').includes(method) &&
      headers.every((one) => listOf('headers').includes(one))
    if (!isAllowed) refused.push(name)
  }

  expect(headers).toContain('authorization')
  expect(refused).toEqual([])
})

test.each([
  ['what is missing', '/api/nothing', 404],
  ['a call without a login', '/api/account/sessions', 401],
  ['an address that cannot be read', '/api/artists/%zz', 400],
  ['an address that is too long', `/api/artists/${'a'.repeat(400)}`, 404],
])('%s is refused in a way that pages of other origins can read', async (_what, url, status) => {
  const { app } = await openTestGallery()

  const reply = await app.inject({ url, headers: { origin: ORIGIN } })

  expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([status, '*'])
})

test('a server that is too busy says so to pages of other origins too', async () => {
  const { app } = await openTestGallery({ longestDelay: 1 })
  const keepBusy = () => {
    const until = performance.now() + 100
    while (performance.now() < until);
  }

  // How busy it is gets known once a second.
  const ask = async () => {
    keepBusy()
    const { statusCode, headers } = await app.inject({ url: '/api/menu', headers: { origin: ORIGIN } })
    return [statusCode, headers['access-control-allow-origin']]
  }
  await expect.poll(ask, { timeout: 10_000 }).toEqual([503, '*'])
})
