import { expect, test } from 'vitest'

import { embeddedMap, mapPage } from './map-address.ts'

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
}

test('a place with a position is framed around it and marked', () => {
  const query = new URL(embeddedMap(place) ?? '').searchParams
  expect(query.get('bbox')).toBe('2.49300,48.49650,2.50700,48.50350')
  expect(query.get('marker')).toBe('48.5,2.5')
  expect(mapPage(place)).toBe('https://www.openstreetmap.org/?mlat=48.5&mlon=2.5#map=17/48.5/2.5')
})

test('a place without one is looked up by its address, and cannot be framed', () => {
  const nowhere = { ...place, latitude: null, longitude: null }
  expect(embeddedMap(nowhere)).toBeUndefined()
  expect(new URL(mapPage(nowhere)).searchParams.get('query')).toBe('14 rue & cour, 75011 Paris, FR')
})
