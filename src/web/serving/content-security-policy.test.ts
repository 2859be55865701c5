import { expect, test } from 'vitest'

import { policyFor } from './content-security-policy.ts'

const NOTHING = { scripts: [], styles: [] }
const place = { apiUrl: '', isSecure: true }
const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

test('a gallery that is paid through Stripe lets pages load its script, frames and calls', () => {
  const policy = policyFor(NOTHING, { ...place, paysWith: 'stripe' })

  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://js.stripe.com https://*.js.stripe.com")
  expect(directive(policy, 'frame-src')).toContain(
    'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  )
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.stripe.com")
})

test('any other gallery knows nothing of Stripe', () => {
  expect(policyFor(NOTHING, place)).not.toContain('stripe')
  expect(policyFor(NOTHING, { ...place, paysWith: 'sandbox' })).toBe(policyFor(NOTHING, place))
})

test('maps are framed from the one company that they come from', () => {
  const [google, openStreetMap] = [policyFor(NOTHING, { ...place, mapsKey: 'a-key' }), policyFor(NOTHING, place)]

  expect(directive(google, 'frame-src')).toContain(' https://www.google.com/maps/embed/v1/place')
  expect(google).not.toContain('openstreetmap')
  expect(directive(openStreetMap, 'frame-src')).toContain(' https://www.openstreetmap.org/export/embed.html')
  expect(openStreetMap).not.toContain('google')
})
