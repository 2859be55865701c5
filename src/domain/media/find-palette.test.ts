import { expect, test } from 'vitest'

import { paintPicture } from '../../testing/paint-picture.ts'
import { findPalette } from './find-palette.ts'
import { type Oklab, differenceOf, toHex, toOklab } from './oklab.ts'

async function colorsOf(picture: ReturnType<typeof paintPicture>): Promise<Oklab[]> {
  const data = await picture.raw().toBuffer()
  return Array.from({ length: data.length / 3 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3)
    return toOklab(red, green, blue)
  })
}

test('a colour comes back from OKLab as it went there', () => {
  for (const hex of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#7a4e2d', '#35a6a0']) {
    const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex')
    expect(toHex(toOklab(red, green, blue))).toBe(hex)
  }
  expect(differenceOf(toOklab(0, 0, 0), toOklab(255, 255, 255))).toBeCloseTo(1, 4)
})

test('the palette of one colour is that colour', async () => {
  expect(findPalette(await colorsOf(paintPicture(40, 30, '#c4302b')))).toEqual([{ color: '#c4302b', share: 1 }])
})

test('clear colours come with their shares, the largest first', async () => {
  const stripes = [
    { color: '#f5f4f0', share: 0.25 },
    { color: '#2f5fa8', share: 0.6 },
    { color: '#c4302b', share: 0.15 },
  ]

  expect(findPalette(await colorsOf(paintPicture(100, 20, stripes)))).toEqual([
    { color: '#2f5fa8', share: 0.6 },
    { color: '#f5f4f0', share: 0.25 },
    { color: '#c4302b', share: 0.15 },
  ])
})

test('specks of many colours do not push out the main ones', async () => {
  const colors = await colorsOf(
    paintPicture(100, 20, [
      { color: '#2f5fa8', share: 0.5 },
      { color: '#6f9fe8', share: 0.5 },
    ]),
  )
  const specks = [
    [255, 0, 0],
    [0, 255, 0],
    [255, 0, 255],
    [0, 0, 0],
    [255, 255, 255],
    [0, 255, 255],
    [255, 128, 0],
  ] as const
  specks.forEach(([red, green, blue], index) => (colors[index] = toOklab(red, green, blue)))

  const [first, second] = findPalette(colors)

  expect([first?.color, second?.color].toSorted()).toEqual(['#2f5fa8', '#6f9fe8'])
})

test('shades that run into each other give few colours, and always the same ones', () => {
  const slope = Array.from({ length: 2000 }, (_, index) => toOklab(index % 256, 60, 255 - (index % 256)))

  const palette = findPalette(slope)

  expect(palette.length).toBeGreaterThan(2)
  expect(palette.length).toBeLessThanOrEqual(6)
  expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1)
  expect(findPalette(slope)).toEqual(palette)
  expect(findPalette(slope.toReversed()).map(({ color }) => color)).toEqual(palette.map(({ color }) => color))
})
