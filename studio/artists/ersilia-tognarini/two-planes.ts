import type { Paints } from '../../painter.ts'
import { paintStanding } from '../../painting/paint-standing.ts'
import { lowSun, northWindow } from './light.ts'
import { cutStone } from './stone.ts'
import { halfTurn, leaning, standing } from './torsos.ts'

/** Torsos without limbs, brought down to two planes and the ridge between them. */
export const twoPlanes: Paints = {
  'torso-in-two-planes': paintStanding((lots) => ({
    parts: [{ form: standing(), material: cutStone('carrara', lots, { bed: [30, 40] }) }],
    studio: lowSun('slate'),
    camera: { fit: 0.8, place: [0.47, 0.53] },
  })),
  'half-turn-in-rose': paintStanding((lots) => ({
    parts: [{ form: halfTurn(), material: cutStone('rosa', lots) }],
    studio: northWindow('clay'),
    camera: { fit: 0.8, place: [0.52, 0.53] },
  })),
  'torso-listening-to-the-floor': paintStanding((lots) => ({
    parts: [{ form: leaning(), material: cutStone('bardiglio', lots, { bed: [150, 48] }) }],
    studio: lowSun('chalk'),
    camera: { fit: 0.78, place: [0.54, 0.54] },
  })),
}
