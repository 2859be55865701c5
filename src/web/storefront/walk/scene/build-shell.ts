import { Mesh, type Texture } from 'ogl'

import { DOOR } from '../hanging-rule.ts'
import type { Hangable, Room } from '../plan-rooms.ts'
import { type Corners, Faces, type Rgb, type Uv } from './faces.ts'
import { lightOnCeiling, lightOnFloor, lightOnWall } from './room-light.ts'
import type { Stage } from './stage.ts'
import { type Wall, wallsOf } from './walls.ts'

/** The texture of a floor, how many metres one repeat of it covers, and how much light it throws back. */
export interface Flooring {
  tile: Texture
  metres: number
  sheen: number
}

const PAPER: Rgb = [0.992, 0.988, 0.98]

/** Walls with their doors, floor and ceiling of a room, each with its light baked in. */
export function buildShell(stage: Stage, room: Room<Hangable>, flooring: Flooring): Mesh[] {
  const { width, depth, height, south } = room
  const [west, east, north] = [-width / 2, width / 2, south + depth]
  const flat = (y: number): Corners => [
    [west, y, south],
    [east, y, south],
    [east, y, north],
    [west, y, north],
  ]
  const surface = (faces: Faces, light: Texture, tile = stage.white, uTiles = [1, 1], uSheen = 0) =>
    stage.mesh(faces.geometry(stage.gl), stage.programs.surface, () => ({ tLight: light, tTile: tile, uTiles, uSheen }))
  const floor = new Faces()
  floor.add(flat(0), [1, 1, 1])
  const ceiling = new Faces()
  ceiling.add(flat(height), PAPER)
  return [
    surface(
      floor,
      stage.lightTexture(lightOnFloor(room)),
      flooring.tile,
      [width / flooring.metres, depth / flooring.metres],
      flooring.sheen,
    ),
    surface(ceiling, stage.lightTexture(lightOnCeiling(room))),
    ...wallsOf(room).map((wall) => surface(wallFaces(wall, height), stage.lightTexture(lightOnWall(wall, room)))),
  ]
}

function wallFaces(wall: Wall, height: number): Faces {
  const faces = new Faces()
  const add = (from: number, to: number, bottom: number) => {
    const [left, right] = [wall.at(from), wall.at(to)]
    const uv = (along: number, y: number): Uv => [along / wall.length, y / height]
    faces.add(
      [
        [left.x, bottom, left.z],
        [right.x, bottom, right.z],
        [right.x, height, right.z],
        [left.x, height, left.z],
      ],
      PAPER,
      [uv(from, bottom), uv(to, bottom), uv(to, height), uv(from, height)],
    )
  }
  if (!wall.hasDoor) {
    add(0, wall.length, 0)
    return faces
  }
  const [left, right] = [(wall.length - DOOR.width) / 2, (wall.length + DOOR.width) / 2]
  add(0, left, 0)
  add(right, wall.length, 0)
  add(left, right, DOOR.height)
  return faces
}
