import type { Painter } from '../../painter.ts'
import { blueSeason } from './blue-season.ts'
import { countingWhite } from './counting-white.ts'
import { ridgesBeforeNoon } from './ridges-before-noon.ts'
import { slowWater } from './slow-water.ts'
import { paintFieldwork } from './studio-paint.ts'

/** Northern landscapes on film, mostly without colour. */
export const ragnhildSkarvag: Painter = {
  slug: 'ragnhild-skarvag',
  works: { ...ridgesBeforeNoon, ...slowWater, ...countingWhite, ...blueSeason },
  studio: { width: 150, height: 100, paint: paintFieldwork },
}
