import type { Mesh } from 'ogl'

import { drawFigure, FIGURE } from './draw-figure.ts'
import { Faces } from './faces.ts'
import type { Stage } from './stage.ts'

/** Makes figures for the scale, all from one drawing. */
export function figureMaker(stage: Stage): (spot: { x: number; z: number }) => Mesh {
  let texture: Stage['white'] | undefined
  return ({ x, z }) => {
    const image = (texture ??= stage.texture({ image: drawFigure() }))
    const half = FIGURE.width / 2
    const faces = new Faces()
    faces.add(
      [
        [-half, 0, 0],
        [half, 0, 0],
        [half, FIGURE.height, 0],
        [-half, FIGURE.height, 0],
      ],
      [1, 1, 1],
    )
    const mesh = stage.mesh(faces.geometry(stage.gl), stage.programs.cutout, () => ({ tPicture: image }))
    mesh.position.set(x, 0, -z)
    return mesh
  }
}
