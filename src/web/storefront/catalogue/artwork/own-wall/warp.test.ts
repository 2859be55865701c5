import { expect, test } from 'vitest'

import { type Corners, invert, multiply, squareTo } from './perspective.ts'
import { boundsOf, layOver, type Pixels } from './warp.ts'

const plain = (width: number, height: number, color: readonly [number, number, number]): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set([...color, 255], at)
  return { data, width, height }
}
const colorAt = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
]

const CORNERS: Corners = [
  { x: 20, y: 30 },
  { x: 80, y: 20 },
  { x: 85, y: 75 },
  { x: 25, y: 60 },
]

test('a picture fills its four corners, and nothing beyond them changes', () => {
  const [wall, picture] = [plain(100, 100, [200, 190, 180]), plain(40, 30, [10, 20, 30])]
  // Its upper left part is another than the rest.
  for (let at = 0; at < 36; at++) picture.data.set([250, 0, 0], (Math.floor(at / 6) * 40 + (at % 6)) * 4)
  const toPhoto = multiply(squareTo(CORNERS), [1 / 40, 0, 0, 0, 1 / 30, 0, 0, 0, 1])
  const { left, top, width, height } = boundsOf(CORNERS, wall)
  const part = plain(width, height, [200, 190, 180])

  layOver(part, { left, top }, picture, invert(toPhoto))

  expect({ left, top, width, height }).toEqual({ left: 19, top: 19, width: 67, height: 57 })
  expect(colorAt(part, 55 - left, 45 - top)).toEqual([10, 20, 30])
  expect(colorAt(part, 22 - left, 32 - top)[0]).toBeGreaterThan(200)
  expect(colorAt(part, 20 - left, 22 - top)).toEqual([200, 190, 180])
  expect(colorAt(part, 84 - left, 24 - top)).toEqual([200, 190, 180])
})

test('what hangs partly beyond the photograph is cut at its edge', () => {
  const beyond: Corners = [
    { x: -20, y: -10 },
    { x: 40, y: -10 },
    { x: 40, y: 30 },
    { x: -20, y: 30 },
  ]
  expect(boundsOf(beyond, { width: 35, height: 50 })).toEqual({ left: 0, top: 0, width: 35, height: 31 })
})
