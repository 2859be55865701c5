import { expect, test } from 'vitest'

import { createApiClient } from './client.ts'

/** What the client would have sent as its authorization, for a public call. */
async function authorizationFor(token: string | undefined): Promise<string | null> {
  let headers = new Headers()
  const call = createApiClient({
    fetch: async (_url, init) => {
      headers = new Headers(init.headers)
      return Response.json({ menu: [] })
    },
    baseUrl: '',
    locale: 'en',
    token: () => token,
  })
  await call('GET /menu')
  return headers.get('authorization')
}

test.each([
  ['a token', 'Abc_-123', 'Bearer Abc_-123'],
  ['no token', undefined, null],
  ['an empty one', '', null],
  ['one with a line break', 'abc\ndef', null],
  ['one that no header can carry', '令牌', null],
])('%s is sent as it should be', async (_what, token, authorization) => {
  expect(await authorizationFor(token)).toBe(authorization)
})

test('the token is asked for anew at every call', async () => {
  const sent: unknown[] = []
  const tokens = ['first', undefined]
  const call = createApiClient({
    fetch: async (_url, { headers }) => {
      sent.push(new Headers(headers).get('authorization'))
      return Response.json({ menu: [] })
    },
    baseUrl: '',
    locale: 'en',
    token: () => tokens.shift(),
  })

  await call('GET /menu')
  await call('GET /menu')

  expect(sent).toEqual(['Bearer first', null])
})
