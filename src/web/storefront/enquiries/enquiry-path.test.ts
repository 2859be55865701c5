import { expect, test } from 'vitest'

import { enquiryPath } from './enquiry-path.ts'

test('the works one asks about stand in the address, by id or by slug', () => {
  expect(enquiryPath([3, 'low-water'])).toBe('/contact?artwork=3&artwork=low-water#write')
  expect(enquiryPath([3], 'delivery')).toBe('/contact?artwork=3&kind=delivery#write')
})
