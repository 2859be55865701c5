import pino from 'pino'
import { expect, test } from 'vitest'

import { openTestGallery } from '../testing/open-test-gallery.ts'
import { describeRequest } from './describe-request.ts'

test.each([
  ['/fr/forgot-password/secret', '/fr/forgot-password/…'],
  ['/verification/secret.data?locale=fr', '/verification/…?locale=fr'],
  [
    '/api/auth/social/google/callback?state=secret&code=secret&x=1',
    '/api/auth/social/google/callback?state=…&code=…&x=1',
  ],
  ['/cn/login?code=secret', '/cn/login?code=…'],
  ['/api/plans/secret/payment/return', '/api/plans/…/payment/return'],
  ['/fr/pricing?application=secret', '/fr/pricing?application=…'],
  ['/api/enquiries/secret/messages', '/api/enquiries/…/messages'],
  ['/cn/enquiry/secret', '/cn/enquiry/…'],
  ['/api/offers/secret/acceptance', '/api/offers/…/acceptance'],
  ['/offer/secret', '/offer/…'],
  ['/alerts/unsubscribe/all-secret', '/alerts/unsubscribe/…'],
])('the log shows %s as %s', async (url, shown) => {
  const lines: string[] = []
  const log = pino({ level: 'info', serializers: { req: describeRequest } }, { write: (line) => lines.push(line) })
  const { app } = await openTestGallery({ log })

  await app.inject(url)

  const incoming = lines.filter((line) => line.includes('incoming request'))
  expect(incoming).toEqual([expect.stringContaining(`"url":"${shown}"`)])
  expect(incoming.join('')).not.toContain('secret')
})
