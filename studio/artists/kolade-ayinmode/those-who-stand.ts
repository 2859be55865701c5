import type { Paints } from '../../painter.ts'
import { queue, twoAtTheFerry, watchman, withBasin } from './figure-forms.ts'
import { paintBronze } from './paint.ts'

/** Figures reduced to blades. */
export const thoseWhoStand: Paints = {
  'watchman-of-the-lagoon': paintBronze({
    form: watchman,
    patina: 'brown',
    floor: 'soot',
    rubbed: 0.55,
    camera: { elevation: 6, fit: 0.8, place: [0.46, 0.52] },
  }),
  'two-waiting-for-the-ferry': paintBronze({
    form: twoAtTheFerry,
    patina: 'green',
    floor: 'umber',
    rubbed: 0.5,
    camera: { elevation: 7, fit: 0.78, place: [0.53, 0.53] },
  }),
  'woman-with-a-basin': paintBronze({
    form: withBasin,
    patina: 'black',
    floor: 'oxblood',
    rubbed: 0.55,
    rim: 1.3,
    camera: { elevation: 7, fit: 0.8, place: [0.52, 0.52] },
    points: 220_000,
  }),
  'the-queue-at-five': paintBronze({
    form: queue,
    patina: 'brown',
    floor: 'lead',
    rubbed: 0.5,
    camera: { elevation: 9, azimuth: -16, fit: 0.82, place: [0.5, 0.54] },
    points: 220_000,
  }),
}
