import { createCaster } from './cast.ts'
import type { Chamber } from './chamber.ts'
import { aim } from './light-map.ts'

/** The wall is the first of a room's surfaces. */
const WALL = 0
const LOOKS = 4

/** How much of each pixel shows the wall itself, with nothing before it: from 0 to 1, in sixteen looks. */
export function maskWall(room: Chamber, width: number, height: number): Float32Array {
  const { cast, met } = createCaster(room)
  const ray = new Float64Array(3)
  const cover = new Float32Array(width * height)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      for (let look = 0; look < LOOKS * LOOKS; look++) {
        const [across, down] = [((look % LOOKS) + 0.5) / LOOKS, (Math.floor(look / LOOKS) + 0.5) / LOOKS]
        aim(room, width / height, (column + across) / width, (row + down) / height, ray)
        cast(room.eye[0], room.eye[1], room.eye[2], ray[0]!, ray[1]!, ray[2]!)
        if (met.id === WALL) cover[at]! += 1 / (LOOKS * LOOKS)
      }
    }
  }
  return cover
}
