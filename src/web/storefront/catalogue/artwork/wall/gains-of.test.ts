import { expect, test } from 'vitest'

import { gainsOf } from './gains-of.ts'
import { WALL_COLORS } from './wall-colors.ts'

test('what has the wall’s own colour takes the new one; black walls stay finite', () => {
  for (const to of Object.values(WALL_COLORS)) {
    const gains = gainsOf('#e4d5bc', to)
    const painted = [0xe4, 0xd5, 0xbc].map((part, at) => Math.round(part * (gains[at] ?? 0)))
    expect(`#${painted.map((part) => part.toString(16).padStart(2, '0')).join('')}`).toBe(to)
  }
  expect(gainsOf('#000000', '#ffffff').every(Number.isFinite)).toBe(true)
})
