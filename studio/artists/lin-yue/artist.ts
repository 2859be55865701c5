import type { Painter } from '../../painter.ts'
import { aBreathThenSmoke } from './a-breath-then-smoke.ts'
import { combed } from './combed.ts'
import { paintSevenCups } from './portrait.ts'
import { whatTheWaterKnows } from './what-the-water-knows.ts'
import { windOverGrass } from './wind-over-grass.ts'
import { yearsOfWood } from './years-of-wood.ts'

/** Thousands of strands of ink around what is not painted. */
export const linYue: Painter = {
  slug: 'lin-yue',
  works: { ...whatTheWaterKnows, ...combed, ...windOverGrass, ...aBreathThenSmoke, ...yearsOfWood },
  studio: { width: 150, height: 100, paint: paintSevenCups },
}
