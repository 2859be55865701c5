import { expect, test } from 'vitest'

import { fitFrame, moveBy, WHOLE, zoomTo } from './zoom-view.ts'

const frame = fitFrame({ width: 1048, height: 848 }, { width: 500, height: 1000 })

test('a picture fits into its frame with a margin, and grows far enough to show its own pixels', () => {
  expect(frame.picture).toEqual({ width: 400, height: 800 })
  expect(frame.most).toBe(4)
  expect(fitFrame({ width: 448, height: 448 }, { width: 4000, height: 4000 }).most).toBe(20)
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
