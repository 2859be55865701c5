import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { createApiClient } from '../contract/client.ts'
import { apiContext, loadPage } from './page-data.ts'

/** What a page is told when its one call fares like that. */
async function loadWith(fetch: () => Promise<Response>): Promise<unknown> {
  const load = loadPage((call) => call('GET /menu'))
  const api = (locale: 'en' | 'fr' | 'cn') => createApiClient({ fetch, baseUrl: '', locale })
  const context = new RouterContextProvider(new Map([[apiContext, api]]))
  return load({ request: new Request('http://gallery.test/fr/press'), params: {}, context }).catch(
    (error: unknown) => (error as { init?: { status?: number } }).init?.status,
  )
}

test.each([
  ['refused', async () => Response.json({ code: 'unavailable', message: 'busy' }, { status: 503 }), 503],
  ['missing', async () => Response.json({ code: 'not-found', message: 'no' }, { status: 404 }), 404],
  ['never answered', () => Promise.reject(new TypeError('Failed to fetch')), 500],
  ['answered with something that breaks off', async () => new Response('{"menu":['), 500],
])('a page whose call is %s tells the status of the reply, or else 500', async (_fate, fetch, status) => {
  expect(await loadWith(fetch)).toBe(status)
})
