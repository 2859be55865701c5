import type { Paints } from '../../painter.ts'
import { etchEmperor, etchLamp, etchNine } from './moths-paint.ts'
import { CHINES, INKS, pullPlate, SHEETS } from './press.ts'

/** Moths that came to the workshop lamp. */
export const nightVisitors: Paints = {
  'moth-with-four-eyes': pullPlate({ ink: INKS.warmBlack, chine: CHINES.straw, etch: etchEmperor }),
  'what-the-lamp-gathered': pullPlate({ ink: INKS.prussian, paper: SHEETS.white, etch: etchLamp }),
  'eight-of-a-summer': pullPlate({ ink: INKS.warmBlack, chine: CHINES.tea, etch: etchNine }),
}
