import { expect, test } from 'vitest'

import { readStanding, writeStanding } from './spot-address.ts'

test.each([
  { isInside: false, at: null, spot: null },
  { isInside: false, at: 'still-water', spot: null },
  { isInside: true, at: 'still-water', spot: null },
  { isInside: true, at: null, spot: { x: -1.25, z: 3, heading: 270 } },
])('whoever stands at %j is led back to there', (standing) => {
  expect(readStanding(writeStanding(standing))).toEqual(standing)
})

test.each(['?spot=1,2', '?spot=a,b,c', '?spot=1,2,Infinity', '?spot', '?at=', ''])(
  'the address %s leads to no place in particular',
  (search) => {
    expect(readStanding(search)).toEqual({ isInside: false, at: null, spot: null })
  },
)

test('whoever stands before a work is led back to the work, not to a point on the floor', () => {
  const search = writeStanding({ isInside: true, at: 'still-water', spot: { x: 1, z: 2, heading: 0 } })
  expect(search).toBe('?room=1&at=still-water')
})
