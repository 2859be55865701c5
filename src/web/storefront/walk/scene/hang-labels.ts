import type { Mesh } from 'ogl'

import type { Room } from '../plan-rooms.ts'
import { addWallBox } from './boxes.ts'
import { drawLabel } from './draw-label.ts'
import { Faces, type Rgb } from './faces.ts'
import { mountingOf } from './mounting.ts'
import type { SceneWork } from './scene-work.ts'
import type { Stage } from './stage.ts'
import { wallsOf } from './walls.ts'

const CARD: Rgb = [0.985, 0.982, 0.975]
const THICK = 0.004
const BESIDE = 0.12
const LOWEST = 1.1
const HIGHEST = 1.4

/** Puts a label to the right of every work that hangs, at its foot or where one reads without stooping. */
export function hangLabels(stage: Stage, room: Room<SceneWork>, painted: Faces, number: number): Mesh[] {
  const walls = wallsOf(room)
  return room.places.flatMap((place) => {
    const wall = walls.find(({ side }) => side === place.wall)
    if (place.wall === 'floor' || !wall) return []
    const { work } = place
    const { image, width, height } = drawLabel(work.label, work.isSold)
    const { frame, mount } = mountingOf(work, number)
    const along = place.along + work.width / 2 + frame + mount + BESIDE + width / 2
    const y = Math.min(HIGHEST, Math.max(LOWEST, place.y - work.height / 2 + height / 2))
    addWallBox(painted, wall, { along, y, width, height, from: 0, to: THICK }, CARD)
    const [left, right] = [wall.at(along - width / 2, THICK + 0.001), wall.at(along + width / 2, THICK + 0.001)]
    const faces = new Faces()
    faces.add(
      [
        [left.x, y - height / 2, left.z],
        [right.x, y - height / 2, right.z],
        [right.x, y + height / 2, right.z],
        [left.x, y + height / 2, left.z],
      ],
      [1, 1, 1],
    )
    const texture = stage.texture({ image, anisotropy: 4 })
    return [stage.mesh(faces.geometry(stage.gl), stage.programs.picture, () => ({ tPicture: texture, uShown: 1 }))]
  })
}
