/** Colours that a wall can be seen in: as rooms are painted, none of them loud. */
export const WALL_COLORS = {
  chalk: '#f3f1ec',
  linen: '#e3d8c5',
  sage: '#a9b09a',
  sky: '#b4c2cd',
  clay: '#b0705a',
  night: '#2f3b4c',
} as const
export type WallColor = keyof typeof WALL_COLORS
