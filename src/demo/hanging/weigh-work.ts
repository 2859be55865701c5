import type { DemoWork } from '../collection.ts'

/** What a frame or a base weighs by itself, and what comes with each square metre; kilograms. */
interface Heft {
  base: number
  perSquareMetre: number
}

const SHEET: Heft = { base: 0.1, perSquareMetre: 0.4 }
const CANVAS: Heft = { base: 0.4, perSquareMetre: 3.2 }
const PANEL: Heft = { base: 0.3, perSquareMetre: 8 }

const HEFTS: { [Technique in DemoWork['technique']]?: Heft } = {
  'oil-on-canvas': CANVAS,
  'acrylic-on-canvas': CANVAS,
  'pigment-on-linen': CANVAS,
  'acrylic-on-panel': PANEL,
  'tempera-on-panel': PANEL,
  'cut-paper': { base: 0.2, perSquareMetre: 1.2 },
  'handwoven-wool': { base: 0.5, perSquareMetre: 2.5 },
}

/** What a work weighs: what is told of it, else what its technique and size suggest, to the nearest 100 g; a sculpture has to be weighed. */
export function weighWork({ technique, category, height, width, weight }: DemoWork): number | undefined {
  if (weight !== undefined || category === 'Sculpture') return weight
  const { base, perSquareMetre } = HEFTS[technique] ?? SHEET
  return Math.round((base + (perSquareMetre * height * width) / 10_000) * 10) / 10
}
