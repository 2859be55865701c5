/** The names that the colours of works are gathered under, with what stands for each of them. */
export const COLORS = {
  black: '#1c1b1a',
  grey: '#8c8c8a',
  white: '#f5f4f0',
  beige: '#d9c7a7',
  brown: '#7a4e2d',
  red: '#c4302b',
  orange: '#e07b28',
  yellow: '#e8c52d',
  green: '#4f8a4b',
  turquoise: '#35a6a0',
  blue: '#2f5fa8',
  purple: '#7b4a9e',
  pink: '#df8fa8',
} as const

export type Color = keyof typeof COLORS
export const COLOR_NAMES = Object.keys(COLORS) as [Color, ...Color[]]
