import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cornerOf, fitFrame, moveBy, WHOLE, zoomTo } from './zoom-view.ts'

const frame = fitFrame({ width: 1048, height: 848, density: 2 }, { width: 3200, height: 6400 })

test('a picture fits into its frame with a margin, and grows until each of its pixels is one of the screen’s', () => {
  expect(frame.picture).toEqual({ width: 400, height: 800 })
  expect(frame.most).toBe(4)
})

test('however large picture and screen are, none of its pixels is ever drawn over more than one of the screen’s', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(
      side,
      side,
      side,
      side,
      fc.constantFrom(1, 1.25, 2, 3),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      (width, height, wide, high, density, wish) => {
        const fitted = fitFrame({ width: wide, height: high, density }, { width, height })
        const { scale } = zoomTo(WHOLE, wish, fitted)
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(fitted.picture.width * scale * density).toBeLessThanOrEqual(width * (1 + 1e-9))
        expect(fitted.picture.height * scale * density).toBeLessThanOrEqual(height * (1 + 1e-9))
      },
    ),
  )
})

test('a picture with few pixels is seen as it is', () => {
  const small = fitFrame({ width: 1048, height: 848, density: 2 }, { width: 400, height: 300 })
  expect([small.picture, small.most]).toEqual([{ width: 200, height: 150 }, 1])
})

test('its corner lies on a pixel of the screen', () => {
  const corner = cornerOf({ scale: 1.37, x: 3.21, y: 0.4 }, frame)
  expect([corner.x * 2, corner.y * 2].map((one) => one % 1)).toEqual([0, 0].map((one) => expect.closeTo(one, 9)))
})

test('it grows from one to the most and no further', () => {
  expect(zoomTo(WHOLE, 0.2, frame).scale).toBe(1)
  expect(zoomTo(WHOLE, 50, frame).scale).toBe(4)
})

test('what lies under the pointer stays under it', () => {
  const point = { x: 0, y: 200 }
  const before = WHOLE
  const after = zoomTo(before, 2, frame, point)

  expect((point.y - after.y) / after.scale).toBe((point.y - before.y) / before.scale)
})

test('it can be moved as far as its edges, and not at all while it is seen whole', () => {
  expect(moveBy(WHOLE, 300, -300, frame)).toEqual(WHOLE)

  const close = zoomTo(WHOLE, 4, frame)
  expect(moveBy(close, 9999, -9999, frame)).toEqual({ scale: 4, x: (1600 - 1048) / 2, y: -(3200 - 848) / 2 })
})
