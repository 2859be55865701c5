import type { Paints } from '../../painter.ts'
import { paintBronze } from './paint.ts'
import { gourdColumn, pressedJar, threeBowls } from './vessel-forms.ts'

/** Pots that will never hold anything. */
export const vesselsWithoutWater: Paints = {
  'three-bowls-one-evening': paintBronze({
    form: threeBowls,
    patina: 'green',
    floor: 'lead',
    rubbed: 0.42,
    camera: { elevation: 17, fit: 0.7, place: [0.52, 0.54] },
  }),
  'column-of-gourds': paintBronze({
    form: gourdColumn,
    patina: 'brown',
    floor: 'bottle',
    rubbed: 0.4,
    camera: { elevation: 8, fit: 0.78, place: [0.55, 0.53] },
  }),
  'jar-my-palm-pushed-in': paintBronze({
    form: pressedJar,
    patina: 'black',
    floor: 'rust',
    rubbed: 0.3,
    camera: { elevation: 13, fit: 0.7, place: [0.47, 0.54] },
  }),
}
