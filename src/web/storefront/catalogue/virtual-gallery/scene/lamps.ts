import type { Hangable, Room } from '../room.ts'
import { addBox, addWallBox } from './boxes.ts'
import type { Faces, Rgb } from './faces.ts'
import { wallsOf } from './walls.ts'

const RAIL: Rgb = [0.83, 0.83, 0.82]
const LAMP: Rgb = [0.9, 0.9, 0.89]
const BEFORE_WALL = 1.1

/** A rail under the ceiling along every wall with works, and on it a lamp for each of them. */
export function addLamps(faces: Faces, room: Room<Hangable>): void {
  for (const wall of wallsOf(room)) {
    const hung = room.places.flatMap((place) => (place.wall === wall.side ? [place] : []))
    const [first, last] = [hung[0], hung.at(-1)]
    if (!first || !last) continue
    // The rails of two walls do not cross in the corner.
    const within = (along: number) => Math.min(wall.length - BEFORE_WALL - 0.1, Math.max(BEFORE_WALL + 0.1, along))
    const [from, to] = [within(first.along - 0.7), within(last.along + 0.7)]
    const rail = { along: (from + to) / 2, width: to - from, y: room.height - 0.015, height: 0.03 }
    addWallBox(faces, wall, { ...rail, from: BEFORE_WALL, to: BEFORE_WALL + 0.04 }, RAIL)
    for (const { along } of hung) {
      const { x, z } = wall.at(within(along), BEFORE_WALL + 0.02)
      addBox(faces, { x, z, y: room.height - 0.2, width: 0.07, depth: 0.07, height: 0.16 }, LAMP)
    }
  }
}
