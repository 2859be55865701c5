import { expect, test } from 'vitest'

import type { Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'

const READS = Object.entries<Endpoint>(endpoints).filter(([name]) => name.startsWith('GET '))

test('only what is the same for everybody may be kept: the replies of an endpoint that does not say so are private', async () => {
  const { app } = await openTestGallery()
  const keptBy = async (name: string) => {
    const { headers } = await app.inject(`/api${name.slice(4).replaceAll(/\{\w+\}/g, '1')}`)
    return headers['cache-control'] !== 'no-store'
  }

  for (const [name, { replies, access }] of READS) {
    expect([name, await keptBy(name)]).toEqual([name, replies !== undefined])
    if (replies) expect([name, access]).toEqual([name, undefined])
  }
  for (const [name, { replies }] of Object.entries<Endpoint>(endpoints)) {
    if (!name.startsWith('GET ')) expect([name, replies]).toEqual([name, undefined])
  }
})
