import { expect, test } from 'vitest'

import { emptyMask, fitsOver, strokeMask, suggestMask } from './mask-pixels.ts'

const at = ({ width, light }: { width: number; light: Uint8Array }, x: number, y: number) => light[y * width + x]

test('a brush adds what it passes, removes it again, and stays within the picture', () => {
  const mask = emptyMask(60, 40)
  strokeMask(mask, { from: { x: 10, y: 20 }, to: { x: 50, y: 20 }, radius: 5, isAdding: true })
  expect([at(mask, 30, 20), at(mask, 30, 12), at(mask, 8, 20), at(mask, 2, 20)]).toEqual([255, 0, 255, 0])

  strokeMask(mask, { from: { x: 30, y: 20 }, to: { x: 30, y: 20 }, radius: 3, isAdding: false })
  expect([at(mask, 30, 20), at(mask, 20, 20)]).toEqual([0, 255])

  strokeMask(mask, { from: { x: -30, y: -9 }, to: { x: 90, y: 400 }, radius: 500, isAdding: true })
  expect(mask.light.every((light) => light === 255)).toBe(true)
})

test('the suggestion is what stands out from a ground that changes little by little', () => {
  const [width, height] = [50, 40]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isObject = x >= 20 && x < 30 && y >= 10 && y < 30
      data.fill(isObject ? 200 : 20 + Math.round(y / 2), (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  const mask = suggestMask({ width, height, data })
  expect([at(mask, 25, 20), at(mask, 5, 5), at(mask, 45, 39), at(mask, 20, 10), at(mask, 19, 10)]).toEqual([
    255, 0, 0, 255, 0,
  ])
  expect(mask.light.filter((light) => light === 255)).toHaveLength(10 * 20)
})

test('a mask lies over a picture of its proportions, whatever their sizes', () => {
  expect(fitsOver({ width: 500, height: 333 }, { width: 3000, height: 2000 })).toBe(true)
  expect(fitsOver({ width: 400, height: 400 }, { width: 3000, height: 2000 })).toBe(false)
})
