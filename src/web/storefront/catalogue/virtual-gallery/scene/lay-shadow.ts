import type { Mesh } from 'ogl'

import { drawOn } from './drawing.ts'
import { Faces } from './faces.ts'
import type { Stage } from './stage.ts'

/** The size of what throws a shadow on what it stands on, and how high that is; metres. */
interface Footprint {
  width: number
  depth: number
  y: number
  /** How much of it is seen, 0 to 1. */
  shown?: () => number
}

export type ShadowLayer = (footprint: Footprint) => Mesh

const AROUND = 0.14
const SIZE = 64

/** Lays soft shadows under whatever stands, all from one drawing. */
export function shadowLayer(stage: Stage): ShadowLayer {
  let texture: Stage['white'] | undefined
  return ({ width, depth, y, shown = () => 1 }) => {
    const tPicture = (texture ??= stage.texture({ image: drawShadow() }))
    const [across, deep, up] = [width / 2 + AROUND, depth / 2 + AROUND, y + 0.003]
    const faces = new Faces()
    faces.add(
      [
        [-across, up, -deep],
        [across, up, -deep],
        [across, up, deep],
        [-across, up, deep],
      ],
      [1, 1, 1],
    )
    return stage.mesh(faces.geometry(stage.gl), stage.programs.cutout, () => ({ tPicture, uShown: shown() }))
  }
}

function drawShadow(): HTMLCanvasElement {
  return drawOn(SIZE, SIZE, (pen) => {
    const middle = SIZE / 2
    const fade = pen.createRadialGradient(middle, middle, 4, middle, middle, middle)
    fade.addColorStop(0, 'rgb(30 27 24 / 0.55)')
    fade.addColorStop(0.5, 'rgb(30 27 24 / 0.22)')
    fade.addColorStop(1, 'rgb(30 27 24 / 0)')
    pen.fillStyle = fade
    pen.fillRect(0, 0, SIZE, SIZE)
  })
}
