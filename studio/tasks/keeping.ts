import type { Work } from '../painters.ts'

/** How well each technique has to be kept, found by looking: grain costs most and is missed least. */
const QUALITY: Record<string, number> = {
  'silver-gelatin-print': 64,
  'pigment-print': 64,
  aquatint: 56,
  'pigment-on-linen': 64,
  marble: 66,
  bronze: 64,
}
const FINE_COLORS = new Set(['pen-plotter-on-paper', 'cut-paper', 'acrylic-on-panel'])

/** How a work's pictures are kept. */
export const keepingOf = ({ technique }: Pick<Work, 'technique'>) => ({
  quality: QUALITY[technique] ?? 63,
  isFineColor: FINE_COLORS.has(technique),
})
