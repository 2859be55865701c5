import type { Painter } from '../../painter.ts'
import { etchBench } from './bench-paint.ts'
import { nightVisitors } from './night-visitors.ts'
import { INKS, pullPlate } from './press.ts'
import { quarryNotebook } from './quarry-notebook.ts'
import { somebodysChair } from './somebody-s-chair.ts'
import { wellsOfThePlain } from './wells-of-the-plain.ts'

/** Aquatints in one ink. */
export const herminiaZubeldia: Painter = {
  slug: 'herminia-zubeldia',
  works: { ...quarryNotebook, ...wellsOfThePlain, ...somebodysChair, ...nightVisitors },
  studio: { width: 120, height: 80, paint: pullPlate({ ink: INKS.sepia, etch: etchBench }) },
}
