import { Mesh, type Texture } from 'ogl'

import { DOOR } from '../hanging-rule.ts'
import type { Hangable, Room } from '../room.ts'
import { type Corners, Faces, type Rgb, type Uv } from './faces.ts'
import { lightOnCeiling, lightOnFloor, lightOnWall } from './room-light.ts'
import { openingOf } from './skylight.ts'
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
  const ground: Corners = [
    [west, 0, south],
    [east, 0, south],
    [east, 0, north],
    [west, 0, north],
  ]
  const surface = (faces: Faces, light: Texture, tile = stage.white, uTiles = [1, 1], uSheen = 0) =>
    stage.mesh(faces.geometry(stage.gl), stage.programs.surface, () => ({ tLight: light, tTile: tile, uTiles, uSheen }))
  const floor = new Faces()
  floor.add(ground, [1, 1, 1])
  return [
    surface(
      floor,
      stage.lightTexture(lightOnFloor(room)),
      flooring.tile,
      [width / flooring.metres, depth / flooring.metres],
      flooring.sheen,
    ),
    surface(ceilingFaces(room), stage.lightTexture(lightOnCeiling(room))),
    ...wallsOf(room).map((wall) => surface(wallFaces(wall, height), stage.lightTexture(lightOnWall(wall, room)))),
  ]
}

/** The ceiling around its skylight. */
function ceilingFaces(room: Room<Hangable>): Faces {
  const { width, depth, height, south } = room
  const [west, east, north] = [-width / 2, width / 2, south + depth]
  const opening = openingOf(room)
  const faces = new Faces()
  const uv = (x: number, z: number): Uv => [(x - west) / width, (z - south) / depth]
  const add = (x1: number, x2: number, z1: number, z2: number) =>
    faces.add(
      [
        [x1, height, z1],
        [x2, height, z1],
        [x2, height, z2],
        [x1, height, z2],
      ],
      PAPER,
      [uv(x1, z1), uv(x2, z1), uv(x2, z2), uv(x1, z2)],
    )
  add(west, east, south, opening.south)
  add(west, east, opening.north, north)
  add(west, opening.west, opening.south, opening.north)
  add(opening.east, east, opening.south, opening.north)
  return faces
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
