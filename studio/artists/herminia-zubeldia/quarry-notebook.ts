import type { Paints } from '../../painter.ts'
import { etchBlock, etchSteps } from './blocks-paint.ts'
import { INKS, pullPlate, SHEETS } from './press.ts'
import { etchBenches, etchPool } from './quarries-paint.ts'

/** The granite quarries around Tandil. */
export const quarryNotebook: Paints = {
  'north-face-with-ladder': pullPlate({ ink: INKS.warmBlack, etch: etchBenches }),
  'steps-for-no-one': pullPlate({ ink: INKS.warmBlack, etch: etchSteps }),
  'block-marked-for-the-wedge': pullPlate({ ink: INKS.warmBlack, paper: SHEETS.white, etch: etchBlock }),
  'the-road-down-to-the-pool': pullPlate({ ink: INKS.warmBlack, etch: etchPool }),
}
