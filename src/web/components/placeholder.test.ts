import { rgbaToThumbHash } from 'thumbhash'
import { expect, test } from 'vitest'

import { placeholderOf } from './placeholder.ts'

test('the preview goes from the colours at the top to those at the bottom', () => {
  const pixels = Array.from({ length: 20 * 20 }, (_, at) => (at < 200 ? [200, 40, 40, 255] : [30, 40, 160, 255])).flat()
  const hash = Buffer.from(rgbaToThumbHash(20, 20, pixels)).toString('base64')

  const stops = [...placeholderOf(hash).matchAll(/#(..)(..)(..)/g)].map((stop) =>
    stop.slice(1).map((part) => Number.parseInt(part, 16)),
  )

  expect(stops.length).toBe(5)
  const [top, bottom] = [stops[0] as number[], stops[4] as number[]]
  expect(top[0]! - top[2]!).toBeGreaterThan(80)
  expect(bottom[2]! - bottom[0]!).toBeGreaterThan(80)
})
