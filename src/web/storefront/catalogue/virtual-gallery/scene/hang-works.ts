import { Mesh } from 'ogl'

import type { Place, Room } from '../room.ts'
import { addWallBox } from './boxes.ts'
import { drawPreview } from './draw-preview.ts'
import { type Corners, Faces, type Rgb } from './faces.ts'
import { mountingOf } from './mounting.ts'
import type { SceneWork } from './scene-work.ts'
import type { Stage } from './stage.ts'
import { wallsOf } from './walls.ts'

/** A picture in the room: what is drawn, and what it shows; a blurred preview until its picture is there. */
export interface Shown {
  place: Place<SceneWork>
  mesh: Mesh
  picture: { preview: Stage['white']; texture: Stage['white']; shown: number }
}

const TURNS = { west: Math.PI / 2, north: 0, east: -Math.PI / 2 }
const MOUNT: Rgb = [0.965, 0.96, 0.945]

/** Hangs the works of a room: the bodies go to what is painted, the pictures are meshes of their own. */
export function hangWorks(stage: Stage, room: Room<SceneWork>, painted: Faces, number: number): Shown[] {
  const walls = wallsOf(room)
  return room.places.flatMap((place) => {
    const wall = walls.find(({ side }) => side === place.wall)
    if (place.wall === 'floor' || !wall) return []
    const { work, along, y } = place
    const { depth, color, frame, mount } = mountingOf(work, number)
    const body = (more: number, from: number, to: number, paint: Rgb) =>
      addWallBox(
        painted,
        wall,
        { along, y, width: work.width + 2 * more, height: work.height + 2 * more, from, to },
        paint,
      )
    if (frame > 0) {
      body(mount + frame, 0, depth, color)
      body(mount, depth, depth + 0.001, MOUNT)
    } else body(0, 0.004, depth, color)
    const shown = showPicture(stage, place)
    const { x, z } = wall.at(along, depth + 0.002)
    shown.mesh.position.set(x, y, -z)
    shown.mesh.rotation.y = TURNS[place.wall]
    return [shown]
  })
}

/** A picture of a work's own size around the middle, blurred until the picture itself is there. */
export function showPicture(stage: Stage, place: Place<SceneWork>): Shown {
  const { width, height, isCutOut } = place.work
  const [x, y] = [width / 2, height / 2]
  const corners: Corners = [
    [-x, -y, 0],
    [x, -y, 0],
    [x, y, 0],
    [-x, y, 0],
  ]
  const [low, high]: [Rgb, Rgb] = [
    [0.95, 0.945, 0.935],
    [1, 1, 1],
  ]
  const faces = new Faces()
  faces.add(corners, [low, low, high, high])
  const preview = stage.previewTexture(drawPreview(place.work))
  const picture: Shown['picture'] = { preview, texture: preview, shown: 0 }
  const program = isCutOut ? stage.programs.object : stage.programs.picture
  const mesh = stage.mesh(faces.geometry(stage.gl), program, () => ({
    tPicture: picture.texture,
    tPreview: preview,
    uShown: picture.shown,
  }))
  return { place, mesh, picture }
}
