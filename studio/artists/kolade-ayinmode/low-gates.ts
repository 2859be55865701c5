import type { Paints } from '../../painter.ts'
import { doorInDoor, openRing, reedGate } from './gate-forms.ts'
import { paintBronze } from './paint.ts'

/** Gates and rings at the height of a child. */
export const lowGates: Paints = {
  'ring-left-open': paintBronze({
    form: openRing,
    patina: 'black',
    floor: 'umber',
    touch: 0.85,
    camera: { elevation: 8, azimuth: 24, fit: 0.72, place: [0.53, 0.53] },
  }),
  'door-within-a-door': paintBronze({
    form: doorInDoor,
    patina: 'green',
    floor: 'soot',
    touch: 0.8,
    camera: { elevation: 8, azimuth: -26, fit: 0.74, place: [0.51, 0.53] },
  }),
  'gate-of-reeds': paintBronze({
    form: reedGate,
    patina: 'red',
    floor: 'ink',
    rubbed: 0.5,
    rim: 1.2,
    camera: { elevation: 8, azimuth: -18, fit: 0.84, place: [0.5, 0.54] },
    points: 260_000,
  }),
}
