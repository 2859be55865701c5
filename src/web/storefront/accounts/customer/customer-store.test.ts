import fc from 'fast-check'
import { expect, test } from 'vitest'

import { useCustomer } from './customer-store.ts'

const { merge } = useCustomer.persist.getOptions()
const read = (kept: unknown) => merge?.(kept, useCustomer.getState())

const home = {
  name: 'Ada',
  company: '',
  phone: '',
  address: '1 Quay',
  postcode: '75001',
  city: 'Paris',
  country: 'FR',
}

test('a customer comes back as kept', () => {
  const keep = (billingAddress: object) => ({
    email: 'ada@example.com',
    addresses: { billingAddress, deliveryAddress: null, sameAddresses: true },
  })
  const company = { ...home, vat_number: 'FR12345678901' }

  expect(read(keep(company))).toEqual(keep(company))
  // From before there was a number.
  expect(read(keep(home))).toEqual(keep({ ...home, vat_number: '' }))
})

test('an address that lacks a line is none, and whatever else lies in the storage is nobody', () => {
  const { city: _, ...broken } = home

  expect(read({ email: 'ada@example.com', addresses: { billingAddress: broken, sameAddresses: false } })).toEqual({
    email: 'ada@example.com',
    addresses: { billingAddress: null, deliveryAddress: null, sameAddresses: false },
  })
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(read(anything)).toMatchObject({ email: expect.any(String), addresses: expect.any(Object) })
    }),
  )
})
