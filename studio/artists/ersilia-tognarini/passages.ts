import type { Paints } from '../../painter.ts'
import { paintStanding } from '../../painting/paint-standing.ts'
import { lowSun, northWindow, throughLight } from './light.ts'
import { heavyRing, hollowEgg, leaningDisc, twoWindows } from './pierced-forms.ts'
import { cutStone } from './stone.ts'

/** Stones with a way through. */
export const passages: Paints = {
  'leaning-disc-with-a-way-through': paintStanding((lots) => ({
    parts: [{ form: leaningDisc(), material: cutStone('carrara', lots, { bed: [60, 52] }) }],
    studio: northWindow('sage'),
    camera: { fit: 0.7, place: [0.47, 0.53] },
  })),
  'egg-the-light-went-through': paintStanding((lots) => ({
    parts: [{ form: hollowEgg(), material: cutStone('statuario', lots, { shine: 0.3 }) }],
    studio: throughLight('night'),
    camera: { fit: 0.74, place: [0.52, 0.53] },
    points: 260_000,
  })),
  'ring-heavy-below': paintStanding((lots) => ({
    parts: [{ form: heavyRing(), material: cutStone('rosa', lots) }],
    studio: lowSun('ash'),
    camera: { fit: 0.72, place: [0.55, 0.53] },
  })),
  'two-windows-for-the-wind': paintStanding((lots) => ({
    parts: [{ form: twoWindows(), material: cutStone('nero', lots, { shine: 0.85 }) }],
    studio: northWindow('chalk'),
    camera: { fit: 0.82, place: [0.46, 0.53] },
  })),
}
