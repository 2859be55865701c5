import fc from 'fast-check'
import { expect, test } from 'vitest'

import { choosePictures } from './choose-pictures.ts'

const plenty = { budget: 20_000_000, widest: 1600 }
const wanting = fc.record({
  slug: fc.uuid(),
  needs: fc.integer({ min: 0, max: 4000 }),
  ratio: fc.double({ min: 0.2, max: 5, noNaN: true }),
  held: fc.constantFrom(0, 400, 800, 1200, 1600),
})

test('a picture is held as large as it is seen, in a width that exists', () => {
  const held = (needs: number) => choosePictures([{ slug: 'a', needs, ratio: 1, held: 0 }], plenty).get('a')
  expect([held(120), held(460), held(700), held(1100), held(3000)]).toEqual([400, 400, 800, 1200, 1600])
  expect(held(500)).toBe(800)
})

test('what is far is dropped, what was held larger than it is seen now stays while there is room', () => {
  const chosen = choosePictures(
    [
      { slug: 'far', needs: 0, ratio: 1, held: 800 },
      { slug: 'smaller now', needs: 300, ratio: 1, held: 1600 },
    ],
    plenty,
  )
  expect([...chosen]).toEqual([
    ['smaller now', 1600],
    ['far', 0],
  ])
})

test('however many pictures there are, they stay within the budget, and the largest seen come first', () => {
  fc.assert(
    fc.property(fc.array(wanting, { maxLength: 60 }), (all) => {
      const chosen = choosePictures(all, { budget: 3_000_000, widest: 1600 })
      const pixels = all.reduce((sum, { slug, ratio }) => sum + (chosen.get(slug) ?? 0) ** 2 * ratio, 0)
      expect(pixels).toBeLessThanOrEqual(3_000_000)
    }),
  )
  const two = ['near', 'far'].map((slug, at) => ({ slug, needs: 700 - at, ratio: 1, held: 0 }))
  expect([...choosePictures(two.toReversed(), { budget: 800_000, widest: 1600 })]).toEqual([
    ['near', 800],
    ['far', 400],
  ])
})
