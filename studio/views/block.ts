import type { Solid, Vector } from './blocks/solid.ts'
import { type Coat, worn } from './skins.ts'

/** A block by its left, lower, rear corner and its size, its edges a little worn. */
export function block(min: Vector, size: Vector, coat: Coat, more: Partial<Solid> & { round?: number } = {}): Solid {
  const { round = 0.0012, ...rest } = more
  const { skin, tint } = round > 0 ? worn(coat, size, round) : coat
  return { shape: 'block', min, max: [min[0] + size[0], min[1] + size[1], min[2] + size[2]], skin, tint, ...rest }
}

/** A ball, pressed to any size, by its middle and its half sizes. */
export const ball = (middle: Vector, half: Vector, { skin, tint }: Coat, more: Partial<Solid> = {}): Solid => ({
  shape: 'ball',
  min: [middle[0] - half[0], middle[1] - half[1], middle[2] - half[2]],
  max: [middle[0] + half[0], middle[1] + half[1], middle[2] + half[2]],
  skin,
  tint,
  ...more,
})

/** An upright drum by the middle of its foot, its radius and its height. */
export const drum = (
  foot: Vector,
  radius: number,
  height: number,
  { skin, tint }: Coat,
  more: Partial<Solid> = {},
): Solid => ({
  shape: 'drum',
  min: [foot[0] - radius, foot[1], foot[2] - radius],
  max: [foot[0] + radius, foot[1] + height, foot[2] + radius],
  skin,
  tint,
  ...more,
})
