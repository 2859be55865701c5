import type { Paints } from '../../painter.ts'
import { goat, heron, zebu } from './animal-forms.ts'
import { paintBronze } from './paint.ts'
import { tortoise } from './tortoise-form.ts'

/** Small animals, one volume after the other. */
export const pocketHerd: Paints = {
  'goat-in-one-breath': paintBronze({
    form: goat,
    patina: 'brown',
    floor: 'umber',
    marks: 9,
    camera: { elevation: 10, azimuth: -16, fit: 0.7, place: [0.52, 0.53] },
  }),
  'heron-at-the-harbour-wall': paintBronze({
    form: heron,
    patina: 'green',
    floor: 'bottle',
    marks: 9,
    rubbed: 0.7,
    camera: { elevation: 8, azimuth: -18, fit: 0.76, place: [0.52, 0.53] },
  }),
  'tortoise-that-arrived': paintBronze({
    form: tortoise,
    patina: 'gold',
    floor: 'oxblood',
    touch: 0.4,
    points: 100_000,
    marks: 12,
    camera: { elevation: 20, azimuth: -34, fit: 0.74, place: [0.51, 0.54] },
  }),
  'zebu-of-dampoort': paintBronze({
    form: zebu,
    patina: 'black',
    floor: 'lead',
    marks: 8,
    camera: { elevation: 12, azimuth: -34, fit: 0.72, place: [0.5, 0.54] },
  }),
}
