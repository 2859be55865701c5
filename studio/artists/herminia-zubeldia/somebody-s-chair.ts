import type { Paints } from '../../painter.ts'
import { etchEnfilade, etchMorning, etchStairs } from './chairs-paint.ts'
import { CHINES, INKS, pullPlate } from './press.ts'

/** Empty rooms with a chair in them. */
export const somebodysChair: Paints = {
  'chair-beside-the-morning': pullPlate({ ink: INKS.sepia, etch: etchMorning }),
  'the-room-after-next': pullPlate({ ink: INKS.sepia, etch: etchEnfilade }),
  'under-the-stairs-chair': pullPlate({ ink: INKS.sepia, chine: CHINES.tea, etch: etchStairs }),
}
