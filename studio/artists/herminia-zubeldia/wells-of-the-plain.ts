import type { Paints } from '../../painter.ts'
import { INKS, pullPlate, SHEETS } from './press.ts'
import { etchLid, etchRope } from './well-gear-paint.ts'
import { etchPlain, etchShaft } from './wells-paint.ts'

/** Wells, in Prussian blue. */
export const wellsOfThePlain: Paints = {
  'well-looking-down': pullPlate({ ink: INKS.prussian, etch: etchShaft }),
  'rope-and-pail': pullPlate({ ink: INKS.prussian, etch: etchRope }),
  'well-with-moon': pullPlate({ ink: INKS.prussian, paper: SHEETS.white, etch: etchPlain }),
  'the-lid': pullPlate({ ink: INKS.prussian, etch: etchLid }),
}
