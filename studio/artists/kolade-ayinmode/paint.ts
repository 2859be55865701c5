import type { Paint } from '../../painter.ts'
import { paintStanding } from '../../painting/paint-standing.ts'
import type { Camera } from '../../painting/place-eye.ts'
import type { Distance } from '../../painting/sdf.ts'
import { castBronze, type Modelling, type Patina } from './bronze.ts'
import { type Floor, foundryLight } from './light.ts'

interface Standing extends Modelling {
  form: () => Distance
  patina: Patina
  floor: Floor
  camera?: Camera
  /** How strong the light from behind is. */
  rim?: number
  points?: number
}

/** Photographs a bronze in the dark corner of the foundry. */
export const paintBronze = ({ form, patina, floor, camera = {}, rim = 1, points, ...modelling }: Standing): Paint =>
  paintStanding((lots) => ({
    parts: [{ form: form(), material: castBronze(patina, lots, modelling) }],
    studio: foundryLight(floor, { rim }),
    camera,
    vignette: 0.3,
    ...(points ? { points } : {}),
  }))
