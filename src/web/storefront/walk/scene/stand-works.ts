import { type Mesh, Transform } from 'ogl'

import type { Room } from '../plan-rooms.ts'
import { addBox } from './boxes.ts'
import { drawOn } from './drawing.ts'
import { Faces, type Rgb } from './faces.ts'
import { type Shown, showPicture } from './hang-works.ts'
import type { SceneWork } from './scene-work.ts'
import { headingTo } from './spot.ts'
import type { Stage } from './stage.ts'
import type { Pose } from './view.ts'

/** Sculptures as they are drawn: their pictures, what they stand as, and how all of them turn to whoever looks. */
export interface Standing {
  shown: Shown[]
  nodes: Transform[]
  turn: (pose: Pose) => void
}

const BLOCK: Rgb = [0.2, 0.195, 0.19]
const THICK = 0.035
const SHADOW_AROUND = 0.14

/**
 * Stands the sculptures of a room on their plinths. One photograph is all there is of them: it stands there as large as
 * the work, on a thin block that turns to whoever looks.
 */
export function standWorks(stage: Stage, room: Room<SceneWork>): Standing {
  const shadow = stage.texture({ image: drawShadow() })
  const standing = room.places.flatMap((place) => {
    if (place.wall !== 'floor') return []
    const { width, height } = place.work
    const shown = showPicture(stage, place)
    const faces = new Faces()
    addBox(faces, { x: 0, z: 0, y: -height / 2, width, depth: THICK, height }, BLOCK)
    const block = stage.mesh(faces.geometry(stage.gl), stage.programs.painted)
    shown.mesh.position.set(0, 0, THICK / 2 + 0.002)
    const node = new Transform()
    node.position.set(place.x, place.plinth.height + height / 2, -place.z)
    for (const part of [block, shown.mesh, layShadow(stage, shadow, { width, height })]) part.setParent(node)
    return [{ place, shown, node }]
  })
  return {
    shown: standing.map(({ shown }) => shown),
    nodes: standing.map(({ node }) => node),
    turn: (pose) => {
      for (const { node, place } of standing) turnTo(node, place, pose)
    },
  }
}

/** Turns something upright towards whoever looks. */
export function turnTo(node: Transform, at: { x: number; z: number }, pose: Pose): void {
  node.rotation.y = Math.PI - (headingTo(at, pose) * Math.PI) / 180
}

/** A soft shadow on the plinth, under what stands there. */
function layShadow(stage: Stage, shadow: Stage['white'], { width, height }: { width: number; height: number }): Mesh {
  const [across, deep, y] = [width / 2 + SHADOW_AROUND, 0.1 + SHADOW_AROUND, 0.003 - height / 2]
  const faces = new Faces()
  faces.add(
    [
      [-across, y, -deep],
      [across, y, -deep],
      [across, y, deep],
      [-across, y, deep],
    ],
    [1, 1, 1],
  )
  return stage.mesh(faces.geometry(stage.gl), stage.programs.cutout, () => ({ tPicture: shadow }))
}

function drawShadow(): HTMLCanvasElement {
  return drawOn(64, 64, (pen) => {
    const fade = pen.createRadialGradient(32, 32, 4, 32, 32, 32)
    fade.addColorStop(0, 'rgb(30 27 24 / 0.55)')
    fade.addColorStop(0.5, 'rgb(30 27 24 / 0.22)')
    fade.addColorStop(1, 'rgb(30 27 24 / 0)')
    pen.fillStyle = fade
    pen.fillRect(0, 0, 64, 64)
  })
}
