import pino from 'pino'
import { expect, test } from 'vitest'

import { openTestGallery } from '../testing/open-test-gallery.ts'
import { describeRequests } from './describe-request.ts'

test.each([
  ['/api/auth/social/google/callback?state=secret&code=secret', '/api/auth/social/:provider/callback'],
  ['/api/plans/secret', '/api/plans/:token'],
  ['/api/enquiries/secret?x=secret', '/api/enquiries/:token'],
  ['/api/offers/secret', '/api/offers/:token'],
  ['/api/artworks?color=blue', '/api/artworks?color=blue'],
  ['/storage/files/none.pdf', '/storage/files/none.pdf'],
  ['/fr/secret', 'a page'],
])('the log shows %s as %s', async (url, shown) => {
  const lines: string[] = []
  const req = describeRequests(() => 'a page')
  const log = pino({ level: 'info', serializers: { req } }, { write: (line) => lines.push(line) })
  const { app } = await openTestGallery({ log })

  await app.inject(url)

  const incoming = lines.filter((line) => line.includes('incoming request'))
  expect(incoming).toEqual([expect.stringContaining(`"url":"${shown}"`)])
  expect(incoming.join('')).not.toContain('secret')
})
