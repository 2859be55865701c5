import type { Paints } from '../../painter.ts'
import { paintStanding } from '../../painting/paint-standing.ts'
import { fallenCloth, foldedInThree, pillow, turnedPage } from './folded-forms.ts'
import { lowSun, northWindow, skylight, throughLight } from './light.ts'
import { cutStone } from './stone.ts'

/** Soft things, in stone. */
export const foldedStone: Paints = {
  'letter-folded-in-three': paintStanding((lots) => ({
    parts: [{ form: foldedInThree(), material: cutStone('statuario', lots, { shine: 0.35 }) }],
    studio: lowSun('straw'),
    camera: { elevation: 15, fit: 0.74, place: [0.52, 0.54] },
    points: 420_000,
  })),
  'the-page-turns': paintStanding((lots) => ({
    parts: [{ form: turnedPage(), material: cutStone('carrara', lots, { bed: [80, 58], shine: 0.4 }) }],
    studio: throughLight('slate'),
    camera: { elevation: 12, fit: 0.74, place: [0.48, 0.53] },
    points: 300_000,
  })),
  'pillow-that-remembers': paintStanding((lots) => ({
    parts: [{ form: pillow(), material: cutStone('statuario', lots, { shine: 0.3 }) }],
    studio: skylight('slate'),
    camera: { elevation: 23, fit: 0.74, place: [0.49, 0.54] },
  })),
  'cloth-left-on-a-plinth': paintStanding((lots) => ({
    parts: [{ form: fallenCloth(), material: cutStone('carrara', lots, { shine: 0.3, veined: 0.8 }) }],
    studio: northWindow('night'),
    camera: { fit: 0.74, place: [0.48, 0.55] },
  })),
}
