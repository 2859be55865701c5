import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { planRooms } from './plan-rooms.ts'
import { toWalkWorks } from './walk-work.ts'
import { wallsOf } from './walls-of.ts'

const pixels = fc.integer({ min: 50, max: 4000 })
const centimetres = fc.integer({ min: 5, max: 300 })

const sculpture = (id: number, height: number, picture: { width: number; height: number } | null) =>
  ({ id, height, width: 40, depth: 30, picture, category: { slug: 'Sculpture' } }) as ArtworkCard

test('a sculpture that is cut out stands as high as itself, however much ground its photograph shows', () => {
  fc.assert(
    fc.property(centimetres, pixels, pixels, fc.integer({ min: 1, max: 900 }), (height, across, up, ground) => {
      const picture = { width: across + ground, height: up + 3 * ground }
      const cutout = { artwork_id: 1, path: '', widths: [], width: across, height: up, thumbhash: '' }
      const rooms = planRooms(toWalkWorks([sculpture(1, height, picture)], [cutout]))
      const [item] = rooms.flatMap((room) => wallsOf(room)).flatMap(({ items }) => items)
      expect(item?.work.height).toBeCloseTo(height / 100)
      expect((item?.work.width ?? 0) / (item?.work.height ?? 1)).toBeCloseTo(across / up)
      expect(item?.bottom).toBe(item?.plinth?.height)
    }),
  )
})

test('without a cut-out it is its photograph, within the measure of the work', () => {
  const [work] = toWalkWorks([sculpture(1, 80, { width: 1000, height: 1000 })], [])
  expect(work).toMatchObject({ cutout: undefined, width: 0.4, height: 0.4, isStanding: true })
})
