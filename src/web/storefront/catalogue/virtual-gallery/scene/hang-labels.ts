import type { Mesh } from 'ogl'

import type { Room } from '../room.ts'
import { addWallBox } from './boxes.ts'
import { drawLabel, type WallLabel } from './draw-label.ts'
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
const LEAST_PLINTH = 0.35

/** A label in the room, which can come to say something else: a work may be sold while one walks. */
export interface HungLabel {
  slug: string
  mesh: Mesh
  write: (work: Says) => void
}

type Says = Pick<SceneWork, 'label' | 'isSold'>

/** Puts a label to the right of every work that hangs, and on the plinth of what stands. */
export function hangLabels(stage: Stage, room: Room<SceneWork>, painted: Faces, number: number): HungLabel[] {
  const walls = wallsOf(room)
  return room.places.flatMap((place) => {
    const { work } = place
    if (place.wall === 'floor') {
      const plinth = { ...place.plinth, x: place.x, z: place.z }
      return plinth.height < LEAST_PLINTH ? [] : [plinthLabel(stage, plinth, work)]
    }
    const wall = walls.find(({ side }) => side === place.wall)
    if (!wall) return []
    const label = drawLabel(work, stage.labelWidth)
    const { width, height } = label
    const { frame, mount } = mountingOf(work, number)
    const along = place.along + work.width / 2 + frame + mount + BESIDE + width / 2
    // At the foot of the work, or where one reads without stooping.
    const y = Math.min(HIGHEST, Math.max(LOWEST, place.y - work.height / 2 + height / 2))
    addWallBox(painted, wall, { along, y, width, height, from: 0, to: THICK }, CARD)
    const [left, right] = [wall.at(along - width / 2, THICK + 0.001), wall.at(along + width / 2, THICK + 0.001)]
    return [showLabel(stage, work.slug, label, { left, right, y })]
  })
}

/** On the side that one sees it from, below the upper edge. */
function plinthLabel(
  stage: Stage,
  { x, z, side, height }: { x: number; z: number; side: number; height: number },
  work: SceneWork,
): HungLabel {
  const label = drawLabel(work, Math.min(stage.labelWidth, side * 0.8))
  const east = x + side / 2 + 0.002
  const [left, right] = [z - label.width / 2, z + label.width / 2]
  const place = { left: { x: east, z: left }, right: { x: east, z: right }, y: height - 0.06 - label.height / 2 }
  return showLabel(stage, work.slug, label, place)
}

interface LabelPlace {
  left: { x: number; z: number }
  right: { x: number; z: number }
  y: number
}

function showLabel(
  stage: Stage,
  slug: string,
  { image, width, height }: WallLabel,
  { left, right, y }: LabelPlace,
): HungLabel {
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
  let tPicture = stage.texture({ image, anisotropy: 4 })
  const uniforms = () => ({ tPicture, tPreview: tPicture, uShown: 1 })
  return {
    slug,
    mesh: stage.mesh(faces.geometry(stage.gl), stage.programs.picture, uniforms),
    write: (work) => {
      stage.dropTexture(tPicture)
      tPicture = stage.texture({ image: drawLabel(work, width).image, anisotropy: 4 })
    },
  }
}
