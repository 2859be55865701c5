import { expect, test } from 'vitest'

import type { ArtworkCard, Picture } from '../../../../contract/catalogue/shapes.ts'
import { arrangeWall, SCENE_RATIO } from './wall-scene.ts'
import { exhibitOf } from './wall/exhibit.ts'

const hanging = (width: number, height: number) =>
  arrangeWall({ width, height, ratio: width / height, isStanding: false })
const standing = (width: number, height: number) =>
  arrangeWall({ width, height, ratio: width / height, isStanding: true })

const scenes = [hanging(10, 10), hanging(60, 80), hanging(220, 70), hanging(190, 170), hanging(400, 400)]
const rooms = [standing(10, 10), standing(24, 34), standing(74, 104), standing(92, 172), standing(200, 400)]

test.each([...scenes, ...rooms])(
  'whatever its size, a work is seen whole, at one scale, and nothing covers it',
  (scene) => {
    const { work, bench, width, height } = scene

    expect(width / height).toBeCloseTo(SCENE_RATIO)
    expect(bench).toMatchObject({ width: 180, height: 45 })
    for (const { x, y, width: across, height: up } of [work, bench]) {
      expect(x).toBeGreaterThan(0)
      expect(y).toBeGreaterThan(0)
      expect(x + across).toBeLessThan(width)
      expect(y + up).toBeLessThan(height)
    }
    const isAbove = work.y + work.height < bench.y
    const isBeside = work.x + work.width < bench.x
    expect(isAbove || isBeside).toBe(true)
  },
)

test('works of common sizes hang with their middle at eye level', () => {
  const { work, floor } = hanging(60, 80)

  expect(floor - (work.y + work.height / 2)).toBe(155)
})

test('small sculptures stand on a plinth, tall ones on the floor', () => {
  const { plinth, work } = standing(24, 34)

  expect(plinth?.height).toBe(100)
  expect(plinth?.y).toBeCloseTo(work.y + work.height)
  expect(standing(92, 172).plinth).toBeNull()
})

test('a picture of other proportions than the work is not pulled out of shape', () => {
  const { work } = arrangeWall({ width: 100, height: 50, ratio: 1, isStanding: false })

  expect(work).toMatchObject({ width: 50, height: 50 })
})

test('a sculpture that is cut out is as high as itself beside a figure of 170 cm, whatever its photograph shows', () => {
  const artwork = { height: 104, width: 74, depth: 60, category: { slug: 'Sculpture' } } as ArtworkCard
  const cutout = { path: '', widths: [], width: 1053, height: 1089, thumbhash: '' }
  const { layout, isStanding } = exhibitOf({ ...artwork, cutout }, { width: 1457, height: 2048 } as Picture)
  const { work, figure, plinth } = arrangeWall({ ...layout, ratio: layout.width / layout.height, isStanding })

  expect(work.height).toBeCloseTo(104)
  expect(work.width / work.height).toBeCloseTo(1053 / 1089)
  expect(figure?.height).toBe(170)
  expect((figure?.x ?? 0) + (figure?.width ?? 0)).toBeLessThan(Math.min(work.x, plinth?.x ?? work.x))
})
