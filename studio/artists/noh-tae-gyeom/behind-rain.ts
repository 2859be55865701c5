import type { Paints } from '../../painter.ts'
import { afterShower, brakeLights, busWindow } from './panes.ts'
import { paintRain } from './rain-paint.ts'

/** The town through wet glass. */
export const behindRain: Paints = {
  'two-brake-lights': paintRain(brakeLights()),
  'line-83-towards-the-sea': paintRain(busWindow()),
  'after-the-shower-three-lamps': paintRain(afterShower()),
}
