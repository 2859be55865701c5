import { Transform } from 'ogl'

import { drawFigure, FIGURE } from './draw-figure.ts'
import { Faces } from './faces.ts'
import type { ShadowLayer } from './lay-shadow.ts'
import type { Stage } from './stage.ts'
import { turnTo } from './stand-works.ts'
import type { Pose } from './view.ts'

/** A figure for the scale, and how it turns to whoever looks. */
interface StandingFigure {
  node: Transform
  turn: (pose: Pose) => void
}

// Whoever comes this near finds the place free: nobody stands between a work and its visitor.
const NEAR = 2.2
const GIVES_WAY = 0.9

/** Makes figures for the scale, all from one drawing. */
export function figureMaker(stage: Stage, layShadow: ShadowLayer): (spot: { x: number; z: number }) => StandingFigure {
  let texture: Stage['white'] | undefined
  return (spot) => {
    const tPicture = (texture ??= stage.texture({ image: drawFigure() }))
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
    let seen = 1
    const figure = stage.mesh(faces.geometry(stage.gl), stage.programs.cutout, () => ({ tPicture, uShown: seen }))
    const node = new Transform()
    node.position.set(spot.x, 0, -spot.z)
    for (const part of [layShadow({ width: 0.4, depth: 0.2, y: 0, shown: () => seen }), figure]) part.setParent(node)
    return {
      node,
      turn: (pose) => {
        const far = Math.hypot(pose.x - spot.x, pose.z - spot.z)
        seen = Math.min(1, Math.max(0, (far - NEAR) / GIVES_WAY))
        node.visible = seen > 0
        turnTo(node, spot, pose)
      },
    }
  }
}
