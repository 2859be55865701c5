import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  applyTo,
  type Corners,
  cornersOf,
  findFocal,
  hangOn,
  invert,
  liesAround,
  measureWall,
  type Point,
} from './perspective.ts'

const PHOTO = { width: 2000, height: 1500 }
const DIAGONAL = 2500

const degrees = (least: number, most: number) =>
  fc.double({ min: least, max: most, noNaN: true }).map((one) => (one * Math.PI) / 180)
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const size = (least: number, most: number) => fc.record({ width: between(least, most), height: between(least, most) })
const either = (least: number, most: number) => fc.oneof(degrees(least, most), degrees(-most, -least))

/** A wall in front of a camera that is turned, tilted and held askew, with a rectangle and a work on it. */
const ANY = {
  turn: degrees(-45, 45),
  tilt: degrees(-25, 25),
  roll: degrees(-6, 6),
  focal: between(0.45, 1.1).map((share) => share * DIAGONAL),
  distance: between(250, 400),
  rectangle: size(60, 200),
  work: fc.record({ x: between(-60, 60), y: between(-60, 60), width: between(10, 150), height: between(10, 150) }),
}
const view = fc.record(ANY)
type View = typeof view extends fc.Arbitrary<infer One> ? One : never

/** A camera of its own making: what stands so on the wall is seen there. */
function seeWith({ turn, tilt, roll, focal, distance }: View) {
  return ({ x, y }: Point): Point => {
    const [x1, z1] = [x * Math.cos(turn), -x * Math.sin(turn)]
    const [y2, z2] = [y * Math.cos(tilt) - z1 * Math.sin(tilt), y * Math.sin(tilt) + z1 * Math.cos(tilt)]
    const [x3, y3] = [x1 * Math.cos(roll) - y2 * Math.sin(roll), x1 * Math.sin(roll) + y2 * Math.cos(roll)]
    const depth = z2 + distance
    return { x: PHOTO.width / 2 + (focal * x3) / depth, y: PHOTO.height / 2 + (focal * y3) / depth }
  }
}

const around = (middle: Point, { width, height }: { width: number; height: number }): Corners => [
  { x: middle.x - width / 2, y: middle.y - height / 2 },
  { x: middle.x + width / 2, y: middle.y - height / 2 },
  { x: middle.x + width / 2, y: middle.y + height / 2 },
  { x: middle.x - width / 2, y: middle.y + height / 2 },
]

const each = (corners: Corners, change: (point: Point) => Point) => corners.map(change) as unknown as Corners
const toPixel = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })
const MIDDLE = { x: 0, y: 0 }
const END = [
  { x: -10, y: 90 },
  { x: 60, y: 60 },
] as const
const LENGTH = Math.hypot(70, 30)

/** How far what is hung is from its true size and place, as shares of its size. */
function errorsOf(one: View, { focal, isRounded }: { focal: number | undefined; isRounded: boolean }): number[] {
  const see = seeWith(one)
  const mark = (point: Point) => (isRounded ? toPixel(see(point)) : see(point))
  const corners = each(around(MIDDLE, one.rectangle), mark)
  const ends = [mark(END[0]), mark(END[1])] as const
  const wall = measureWall({ photo: PHOTO, corners, ends, centimetres: LENGTH, focal })
  const middle = { x: one.work.x + wall.rectangle.width / 2, y: one.work.y + wall.rectangle.height / 2 }
  const hung = cornersOf(hangOn(wall, middle, one.work), one.work)
  // What the true wall says of the four points that were drawn.
  const truth = invertCamera(one)
  const [a, b, c, d] = each(hung, truth)
  const length = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y)
  return [
    length(a, b) / one.work.width - 1,
    length(d, c) / one.work.width - 1,
    length(a, d) / one.work.height - 1,
    length(b, c) / one.work.height - 1,
  ]
}

/** From a photograph back to the wall, by the camera alone. */
function invertCamera(one: View): (point: Point) => Point {
  const see = seeWith(one)
  const square = around({ x: 0.5, y: 0.5 }, { width: 1, height: 1 })
  const exact = measureWall({
    ...{ photo: PHOTO, corners: each(square, see), ends: [see({ x: 0, y: 0 }), see({ x: 1, y: 0 })] },
    ...{ centimetres: 1, focal: one.focal },
  })
  const back = invert(exact.toPhoto)
  return (point) => applyTo(back, point)
}

const worst = (errors: number[]) => Math.max(...errors.map(Math.abs))

test('at any angle what is hung has its true size within 2 %, if the photograph tells its lens', () => {
  fc.assert(
    fc.property(view, (one) => {
      expect(worst(errorsOf(one, { focal: one.focal, isRounded: false }))).toBeLessThan(0.0001)
    }),
    { numRuns: 500 },
  )
})

test('marks around a metre or more of wall that are set to whole pixels keep it within 2 %', () => {
  fc.assert(
    fc.property(fc.record({ ...ANY, rectangle: size(100, 200) }), (one) => {
      expect(worst(errorsOf(one, { focal: one.focal, isRounded: true }))).toBeLessThan(0.02)
    }),
    { numRuns: 500 },
  )
})

test('seen from the side and from below at once, the rectangle itself tells the lens', () => {
  const askew = fc.record({
    ...ANY,
    turn: either(25, 45),
    tilt: either(22, 30),
    distance: between(250, 300),
    rectangle: size(190, 230),
  })
  fc.assert(
    fc.property(askew, (one) => {
      const corners = each(around(MIDDLE, one.rectangle), seeWith(one))
      expect(findFocal(corners, PHOTO)).toBeCloseTo(one.focal, 3)
      expect(worst(errorsOf(one, { focal: undefined, isRounded: false }))).toBeLessThan(0.02)
    }),
    { numRuns: 500 },
  )
})

test('without a word of the lens, that of a phone is right within 2 % up to 30 degrees', () => {
  const phone = fc.record({
    ...{ ...ANY, turn: degrees(-30, 30), tilt: fc.constant(0), roll: fc.constant(0) },
    focal: between(0.57, 0.63).map((share) => share * DIAGONAL),
  })
  fc.assert(
    fc.property(phone, (one) => {
      expect(worst(errorsOf(one, { focal: undefined, isRounded: false }))).toBeLessThan(0.02)
    }),
    { numRuns: 500 },
  )
})

test('seen straight on, corners that nobody has moved measure as a ruler does', () => {
  const corners = around({ x: 1000, y: 750 }, { width: 1000, height: 800 })
  const ends = [
    { x: 600, y: 500 },
    { x: 600, y: 500 + 297 },
  ] as const
  const wall = measureWall({ photo: PHOTO, corners, ends, centimetres: 29.7 })

  expect(wall.rectangle.width).toBeCloseTo(100)
  expect(wall.rectangle.height).toBeCloseTo(80)
})

test('corners that are crossed or in the wrong order lie around nothing', () => {
  const [a, b, c, d] = around({ x: 500, y: 500 }, { width: 100, height: 100 })

  expect(liesAround([a, b, c, d])).toBe(true)
  expect(liesAround([b, a, c, d])).toBe(false)
  expect(liesAround([a, d, c, b])).toBe(false)
  expect(liesAround([a, b, { x: 460, y: 460 }, d])).toBe(false)
  expect(liesAround([a, a, a, a])).toBe(false)
})
