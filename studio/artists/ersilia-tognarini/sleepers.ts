import type { Paints } from '../../painter.ts'
import { paintStanding } from '../../painting/paint-standing.ts'
import { lowSun, northWindow, skylight } from './light.ts'
import { largerOfTwo, lid, siestaBlock, siestaStone, smallerOfTwo } from './sleeping-forms.ts'
import { cutStone } from './stone.ts'

/** Stones that have lain down. */
export const sleepers: Paints = {
  'stone-with-one-closed-lid': paintStanding((lots) => ({
    parts: [{ form: lid(), material: cutStone('bardiglio', lots, { bed: [20, 35] }) }],
    studio: lowSun('chalk'),
    camera: { elevation: 9, place: [0.53, 0.55] },
  })),
  'two-stones-one-sleep': paintStanding((lots) => ({
    parts: [
      { form: largerOfTwo(), material: cutStone('carrara', lots, { bed: [120, 50] }) },
      { form: smallerOfTwo(), material: cutStone('rosa', lots.fork('rose')) },
    ],
    studio: northWindow('night'),
    camera: { elevation: 12, fit: 0.76, place: [0.48, 0.55] },
  })),
  'siesta-on-a-rough-bed': paintStanding((lots) => ({
    parts: [
      { form: siestaStone(), material: cutStone('nero', lots, { veined: 0.6, shine: 0.9 }) },
      { form: siestaBlock(), material: cutStone('carrara', lots.fork('bed'), { polishAt: () => 0 }) },
    ],
    studio: skylight('clay'),
    camera: { elevation: 13, fit: 0.66 },
  })),
}
