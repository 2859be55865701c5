import { expect, test } from 'vitest'

import { mapOf } from './map-address.ts'

const place = {
  street: '14 rue & cour',
  postcode: '75011',
  city: 'Paris',
  country: 'FR',
  phone: null,
  email: null,
  latitude: 48.5,
  longitude: 2.5,
  opening_hours: [],
  holidays: [],
}

const nowhere = { ...place, latitude: null, longitude: null }
const read = (address: string | undefined) => new URL(address ?? '').searchParams

test('a place with a position is framed around it and marked', () => {
  const { site, embedded, page } = mapOf(place, undefined)

  expect(site).toBe('openStreetMap')
  expect(read(embedded).get('bbox')).toBe('2.49300,48.49650,2.50700,48.50350')
  expect(read(embedded).get('marker')).toBe('48.5,2.5')
  expect(page).toBe('https://www.openstreetmap.org/?mlat=48.5&mlon=2.5#map=17/48.5/2.5')
})

test('a place without one is looked up by its address, and cannot be framed', () => {
  const { embedded, page } = mapOf(nowhere, undefined)

  expect(embedded).toBeUndefined()
  expect(read(page).get('query')).toBe('14 rue & cour, 75011 Paris, FR')
})

test('with a key the map is Google’s, by the position or else by the address', () => {
  const { site, embedded, page } = mapOf(place, 'a-key')
  const unplaced = mapOf(nowhere, 'a-key')

  expect(site).toBe('google')
  expect(embedded).toBe('https://www.google.com/maps/embed/v1/place?key=a-key&q=48.5%2C2.5')
  expect(page).toBe('https://www.google.com/maps/search/?api=1&query=48.5%2C2.5')
  expect([read(unplaced.embedded).get('q'), read(unplaced.page).get('query')]).toEqual(
    Array(2).fill('14 rue & cour, 75011 Paris, FR'),
  )
})
