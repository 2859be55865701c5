import { expect, test } from 'vitest'

import { chooseTiles, isInSight } from './choose-tiles.ts'
import { fitFrame, moveBy, WHOLE, zoomTo } from './zoom-view.ts'

const ZOOM = { width: 11_600, height: 8700 }
const frame = fitFrame({ width: 1440, height: 776, density: 2 }, ZOOM)
const choose = (scale: number, x = 0, y = 0) =>
  chooseTiles(moveBy(zoomTo(WHOLE, scale, frame), x, y, frame), frame, ZOOM, 2400)

test('what pages show needs no tiles', () => {
  expect(choose(1)).toEqual([])
  expect(choose(1.2)).toEqual([])
})

test('the level is the coarsest that is sharp, and at last the original’s own', () => {
  expect(choose(1.4)[0]?.level).toBe(2900)
  expect(choose(2.5)[0]?.level).toBe(5800)
  expect(choose(3.5)[0]?.level).toBe(11_600)
  expect(choose(frame.most)[0]?.level).toBe(11_600)
})

test('only what is in sight is asked for, and all of it', () => {
  const corner = choose(frame.most, 99_999, 99_999)
  // 2880 by 1552 pixels of the screen, from the picture's first one on.
  expect(new Set(corner.map(({ column }) => column))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  expect(new Set(corner.map(({ row }) => row))).toEqual(new Set([0, 1, 2, 3]))
  const end = choose(frame.most, -99_999, -99_999)
  expect(end.at(-1)).toMatchObject({ column: 22, row: 16 })
  expect((end.at(-1)?.left ?? 0) + (end.at(-1)?.width ?? 0)).toBeCloseTo(1, 12)
  expect(choose(frame.most).length).toBeLessThanOrEqual(7 * 5)
})

test('a tile is known to be in sight or not', () => {
  const view = moveBy(zoomTo(WHOLE, frame.most, frame), 99_999, 99_999, frame)
  const [first] = choose(frame.most, 99_999, 99_999)
  const last = choose(frame.most, -99_999, -99_999).at(-1)
  expect([first && isInSight(first, view, frame), last && isInSight(last, view, frame)]).toEqual([true, false])
})
