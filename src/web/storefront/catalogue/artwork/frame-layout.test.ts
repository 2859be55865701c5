import fc from 'fast-check'
import { expect, test } from 'vitest'

import { layOutFrame, paddingOf } from './frame-layout.ts'
import { drawFrame } from './frame-shapes.ts'

const length = (most: number) => fc.double({ min: 0.1, max: most, noNaN: true })
const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })

const framed = fc.record({
  work: fc.record({ width: fc.double({ min: 3, max: 400, noNaN: true }), height: length(400) }),
  px: fc.double({ min: 40, max: 4000, noNaN: true }),
  dress: fc.record({
    frame: sometimes(
      fc.record({
        profile: fc.constantFrom('flat' as const, 'rounded' as const, 'sloped' as const),
        width: length(30),
        depth: length(20),
        color: fc.constant('#24211e'),
      }),
    ),
    mat: sometimes(fc.record({ width: length(40), color: fc.constant('#f7f5f0') })),
    glass: fc.constant(null),
    paper: sometimes(fc.record({ color: fc.constant('#f8f3e8'), border: length(10) })),
  }),
})

test('at every size each part is drawn as wide as its data, to a pixel, and the work keeps its own proportions', () => {
  fc.assert(
    fc.property(framed, ({ work, dress, px }) => {
      const layout = layOutFrame(work, dress)
      // What the browser makes of it: a box of so many pixels, with a padding in shares of its width.
      const pxPerCm = px / layout.width
      const padding = paddingOf(layout) * px
      const picture = { width: px - 2 * padding, height: ((px - 2 * padding) * work.height) / work.width }

      const around = (dress.frame?.width ?? 0) + (dress.mat?.width ?? dress.paper?.border ?? 0)
      expect(Math.abs(padding - around * pxPerCm)).toBeLessThan(0.01)
      expect(picture.width).toBeCloseTo(work.width * pxPerCm, 3)
      expect(picture.height + 2 * padding).toBeCloseTo(layout.height * pxPerCm, 3)
      const faces = drawFrame(layout, dress).filter(({ fill }) => fill === dress.frame?.color)
      expect(faces.length).toBe(dress.frame ? 4 : 0)
      const thickness = Math.min(...faces.map(({ points }) => shortSideOf(points)))
      if (dress.frame) expect(Math.abs(thickness - dress.frame.width) * pxPerCm).toBeLessThan(0.01)
    }),
  )
})

test('nothing that is drawn lies over the work, nor beyond the frame', () => {
  fc.assert(
    fc.property(framed, ({ work, dress }) => {
      const layout = layOutFrame(work, dress)
      const { x, y, width, height } = layout.work
      for (const { points } of drawFrame(layout, dress)) {
        const [left, top, right, bottom] = edgesOf(points)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-SLACK)
        expect(right).toBeLessThanOrEqual(layout.width + SLACK)
        expect(bottom).toBeLessThanOrEqual(layout.height + SLACK)
        // A strip, cut at its corners or not, lies on one side of the work altogether.
        const isBeside =
          right <= x + SLACK || left >= x + width - SLACK || bottom <= y + SLACK || top >= y + height - SLACK
        expect(isBeside).toBe(true)
      }
    }),
  )
})

const SLACK = 1e-6

function edgesOf(points: [number, number][]): [number, number, number, number] {
  const [xs, ys] = [points.map(([one]) => one), points.map(([, one]) => one)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const shortSideOf = (points: [number, number][]) => {
  const [left, top, right, bottom] = edgesOf(points)
  return Math.min(right - left, bottom - top)
}
