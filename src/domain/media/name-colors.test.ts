import { expect, test } from 'vitest'

import { type Color, COLORS } from '../../contract/color.ts'
import { nameColor, nameColors } from './name-colors.ts'
import { toOklab } from './oklab.ts'

const oklab = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return toOklab(red, green, blue)
}
const flat = (hex: string, pixels: number) => Array.from({ length: pixels }, () => oklab(hex))

test.each(Object.entries(COLORS))('what stands for %s bears its name', (name, hex) => {
  expect(nameColor(oklab(hex))).toBe(name)
})

const OBVIOUS: Record<Color, string[]> = {
  black: ['#000000', '#111111', '#222222', '#1a1d23', '#0a0a23'],
  grey: ['#404040', '#696969', '#808080', '#a9a9a9', '#d3d3d3', '#dcdcdc', '#e5e5e5', '#708090', '#8b8378'],
  white: ['#ffffff', '#f8f8f8', '#faf0e6', '#fffff0', '#fdf6ec'],
  beige: ['#d2b48c', '#c2b280', '#ffdbac', '#e0ac69', '#f1c27d', '#e8beac', '#ffcba4', '#f5f5dc'],
  brown: ['#3b2a1e', '#2b1d0e', '#3d3128', '#483c32', '#635147', '#8b4513', '#a0522d', '#8a3324', '#8d5524', '#5c4033'],
  red: ['#ff0000', '#dc143c', '#b22222', '#800000', '#8b0000', '#722f37'],
  orange: ['#ffa500', '#ff8c00', '#ff7f50', '#d2691e', '#cc7722', '#ff4500'],
  yellow: ['#ffff00', '#ffd700', '#fff44f', '#e1ad01', '#f0e68c', '#daa520'],
  green: ['#00ff00', '#228b22', '#006400', '#013220', '#556b2f', '#9caf88', '#98ff98', '#40826d'],
  turquoise: ['#40e0d0', '#00ffff', '#008080', '#5f9ea0', '#20b2aa'],
  blue: ['#0000ff', '#000080', '#191970', '#4169e1', '#87ceeb', '#4682b4', '#b0c4de', '#1e3a5f'],
  purple: ['#800080', '#4b0082', '#9932cc', '#8a2be2', '#dda0dd', '#663399'],
  pink: ['#ffc0cb', '#ff69b4', '#ff1493', '#ffb6c1', '#db7093', '#bc8f8f', '#fa8072'],
}

test.each(Object.entries(OBVIOUS))('everybody would call these %s', (name, shades) => {
  expect(Object.fromEntries(shades.map((shade) => [shade, nameColor(oklab(shade))]))).toEqual(
    Object.fromEntries(shades.map((shade) => [shade, name])),
  )
})

test('several colours are named by their shares', () => {
  expect(nameColors([...flat('#0000ff', 60), ...flat('#ffffff', 30), ...flat('#ff0000', 10)])).toEqual([
    'blue',
    'white',
    'red',
  ])
})

test('a splash of red is named, a shade of grey is not', () => {
  expect(nameColors([...flat('#ffffff', 81), ...flat('#ff0000', 9), ...flat('#808080', 10)])).toEqual(['white', 'red'])
})

test('a speck of red is not named', () => {
  expect(nameColors([...flat('#000000', 97), ...flat('#ff0000', 3)])).toEqual(['black'])
})

test('a motley picture has its four largest colours', () => {
  const motley = ['#ff0000', '#ffa500', '#ffff00', '#00ff00', '#0000ff', '#800080']
  expect(nameColors(motley.flatMap((hex, index) => flat(hex, 30 - index)))).toEqual([
    'red',
    'orange',
    'yellow',
    'green',
  ])
})

test('shades of one colour count together', () => {
  expect(nameColors([...flat('#000080', 5), ...flat('#4169e1', 5), ...flat('#ffffff', 90)])).toEqual(['white', 'blue'])
})

test('even where nothing stands out there is one name', () => {
  expect(nameColors(Object.values(COLORS).flatMap((hex) => flat(hex, 1)))).toHaveLength(1)
})
