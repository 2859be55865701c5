import { expect, test } from 'vitest'

import { makeStripeSchemas } from '../../scripts/stripe-schemas.mjs'
import schemas from './stripe-schemas.json' with { type: 'json' }

test('the schemas that our requests are checked against are those of the SDK that is installed', () => {
  expect(makeStripeSchemas()).toEqual(schemas)
})
