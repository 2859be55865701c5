import { BENCH } from '../arrange-floor.ts'
import { DOOR, WALL_THICKNESS } from '../hanging-rule.ts'
import type { Hangable, Room } from '../room.ts'
import { addBox, addWallBox } from './boxes.ts'
import type { Faces, Rgb } from './faces.ts'
import { wallsOf } from './walls.ts'

const OAK: Rgb = [0.7, 0.585, 0.455]
const STEEL: Rgb = [0.2, 0.195, 0.19]
const PLINTH: Rgb = [0.955, 0.95, 0.94]
const SKIRTING: Rgb = [0.84, 0.835, 0.825]
const JAMB: Rgb = [0.9, 0.895, 0.885]
const SLAT = { width: 0.098, pitch: 0.114 }
// No two boards of a tree have the same tone.
const SLATS = [1, 0.94, 1.03, 0.97]

/** Bench, plinths, skirting and the way through the wall: everything in a room that is neither a work nor lit from a texture. */
export function furnish(faces: Faces, room: Room<Hangable>): void {
  addBench(faces, room.bench)
  for (const place of room.places) {
    if (place.wall !== 'floor') continue
    const { side, height } = place.plinth
    addBox(faces, { x: place.x, z: place.z, y: 0, width: side, depth: side, height }, PLINTH)
  }
  for (const wall of wallsOf(room)) {
    const stretches = wall.hasDoor
      ? [
          [0, (wall.length - DOOR.width) / 2],
          [(wall.length + DOOR.width) / 2, wall.length],
        ]
      : [[0, wall.length]]
    for (const [from = 0, to = 0] of stretches) {
      const size = { along: (from + to) / 2, width: to - from, y: 0.03, height: 0.06, from: 0, to: 0.008 }
      addWallBox(faces, wall, size, SKIRTING)
    }
  }
  if (room.leadsOn) addPassage(faces, room.south + room.depth)
}

/** Slats of oak on two feet of steel. */
function addBench(faces: Faces, { x, z }: { x: number; z: number }): void {
  for (const [at, tone] of SLATS.entries()) {
    const middle = x + (at - (SLATS.length - 1) / 2) * SLAT.pitch
    const color: Rgb = [OAK[0] * tone, OAK[1] * tone, OAK[2] * tone]
    addBox(faces, { x: middle, z, y: 0.4, width: SLAT.width, depth: BENCH.length, height: 0.05 }, color)
  }
  addBox(faces, { x, z, y: 0.36, width: 0.36, depth: 1.3, height: 0.03 }, STEEL)
  for (const end of [-0.62, 0.62]) {
    addBox(faces, { x, z: z + end, y: 0, width: 0.36, depth: 0.05, height: 0.4 }, STEEL)
  }
}

/** The inner faces of the opening between two rooms, with its threshold. */
function addPassage(faces: Faces, south: number): void {
  const [half, top, north] = [DOOR.width / 2, DOOR.height, south + WALL_THICKNESS]
  for (const x of [-half, half]) {
    faces.add(
      [
        [x, 0, south],
        [x, 0, north],
        [x, top, north],
        [x, top, south],
      ],
      JAMB,
    )
  }
  const across = (y: number, color: Rgb) =>
    faces.add(
      [
        [-half, y, south],
        [half, y, south],
        [half, y, north],
        [-half, y, north],
      ],
      color,
    )
  across(top, [0.78, 0.775, 0.765])
  across(0, [0.62, 0.56, 0.49])
}
