import { Transform } from 'ogl'

import type { Room } from '../room.ts'
import { addBox } from './boxes.ts'
import { Faces, type Rgb } from './faces.ts'
import { type Shown, showPicture } from './hang-works.ts'
import type { ShadowLayer } from './lay-shadow.ts'
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

/**
 * Stands the sculptures of a room on their plinths, each as large as itself and turning to whoever looks: the object,
 * cut out of its photograph, or where there is no mask the photograph on a thin block.
 */
export function standWorks(stage: Stage, room: Room<SceneWork>, layShadow: ShadowLayer): Standing {
  const standing = room.places.flatMap((place) => {
    if (place.wall !== 'floor') return []
    const { width, height, depth, isCutOut } = place.work
    const shown = showPicture(stage, place)
    shown.mesh.position.set(0, 0, THICK / 2 + 0.002)
    const node = new Transform()
    node.position.set(place.x, place.plinth.height + height / 2, -place.z)
    const shadow = isCutOut
      ? layShadow({ width: width * 0.9, depth: Math.max(0.12, Math.min(depth, width)), y: -height / 2 })
      : layShadow({ width, depth: 0.2, y: -height / 2 })
    for (const part of [shadow, shown.mesh, ...(isCutOut ? [] : [addBlock(stage, place.work)])]) part.setParent(node)
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

function addBlock(stage: Stage, { width, height }: SceneWork): Transform {
  const faces = new Faces()
  addBox(faces, { x: 0, z: 0, y: -height / 2, width, depth: THICK, height }, BLOCK)
  return stage.mesh(faces.geometry(stage.gl), stage.programs.painted)
}

/** Turns something upright towards whoever looks. */
export function turnTo(node: Transform, at: { x: number; z: number }, pose: Pose): void {
  node.rotation.y = Math.PI - (headingTo(at, pose) * Math.PI) / 180
}
