import fc from 'fast-check'
import { expect, test } from 'vitest'

import { widthsOf } from './picture.ts'
import { fitZoom, gridOf, levelsOf, TILE_SIDE } from './tiles.ts'

const side = fc.integer({ min: 1, max: 40_000 })

test('nobody looks closer than the original has pixels, nor than staff allow', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 2400, max: 100_000 }), (width, height, longest) => {
      const zoom = fitZoom({ width, height }, longest)
      expect(zoom.width).toBeLessThanOrEqual(width)
      expect(zoom.height).toBeLessThanOrEqual(height)
      expect(Math.max(zoom.width, zoom.height)).toBeLessThanOrEqual(longest)
    }),
  )
})

test('levels go by halves from the finest down to what pages show, and their tiles cover them', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const levels = levelsOf({ width, height })
      const widest = Math.max(...widthsOf(width))
      expect(levels.every((level) => level.width > widest)).toBe(true)
      expect(Math.ceil((levels.at(-1)?.width ?? widest) / 2)).toBeLessThanOrEqual(widest)
      for (const level of levels) {
        const { columns, rows } = gridOf(level)
        expect(columns * TILE_SIDE - level.width).toBeLessThan(TILE_SIDE)
        expect(rows * TILE_SIDE - level.height).toBeLessThan(TILE_SIDE)
        expect(columns * TILE_SIDE).toBeGreaterThanOrEqual(level.width)
        expect(rows * TILE_SIDE).toBeGreaterThanOrEqual(level.height)
      }
    }),
  )
})

test('a picture of a hundred million pixels has three levels', () => {
  expect(levelsOf({ width: 11_600, height: 8700 })).toEqual([
    { width: 11_600, height: 8700 },
    { width: 5800, height: 4350 },
    { width: 2900, height: 2175 },
  ])
})
