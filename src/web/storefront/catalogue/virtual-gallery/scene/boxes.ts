import type { Faces, Rgb } from './faces.ts'
import type { Wall } from './walls.ts'

type Point = [x: number, y: number, z: number]

const dim = ([red, green, blue]: Rgb, light: number): Rgb => [red * light, green * light, blue * light]

interface Standing {
  x: number
  z: number
  /** Of its lower side. */
  y: number
  width: number
  depth: number
  height: number
}

/** A box that stands in the room, lit from above, darker towards its foot. */
export function addBox(faces: Faces, { x, z, y, width, depth, height }: Standing, color: Rgb): void {
  const [west, east, south, north] = [x - width / 2, x + width / 2, z - depth / 2, z + depth / 2]
  const side = (one: [number, number], other: [number, number], light: number) => {
    const [foot, head] = [dim(color, light * 0.88), dim(color, light)]
    const up = y + height
    faces.add(
      [
        [one[0], y, one[1]],
        [other[0], y, other[1]],
        [other[0], up, other[1]],
        [one[0], up, one[1]],
      ],
      [foot, foot, head, head],
    )
  }
  side([west, south], [east, south], 0.9)
  side([east, south], [east, north], 0.83)
  side([east, north], [west, north], 0.87)
  side([west, north], [west, south], 0.84)
  const flat = (height: number, light: number) =>
    faces.add(
      [
        [west, height, south],
        [east, height, south],
        [east, height, north],
        [west, height, north],
      ],
      dim(color, light),
    )
  flat(y + height, 1)
  if (y > 0.01) flat(y, 0.5)
}

interface Hanging {
  along: number
  /** Of its middle. */
  y: number
  width: number
  height: number
  /** How far before the wall it begins and ends. */
  from: number
  to: number
}

/** A box on a wall, lit from above. */
export function addWallBox(faces: Faces, wall: Wall, { along, y, width, height, from, to }: Hanging, color: Rgb): void {
  const point = (across: number, up: number, before: number): Point => {
    const { x, z } = wall.at(along + (across * width) / 2, before)
    return [x, y + (up * height) / 2, z]
  }
  faces.add([point(-1, -1, to), point(1, -1, to), point(1, 1, to), point(-1, 1, to)], color)
  faces.add([point(-1, -1, from), point(-1, -1, to), point(-1, 1, to), point(-1, 1, from)], dim(color, 0.8))
  faces.add([point(1, -1, to), point(1, -1, from), point(1, 1, from), point(1, 1, to)], dim(color, 0.8))
  faces.add([point(-1, 1, to), point(1, 1, to), point(1, 1, from), point(-1, 1, from)], dim(color, 1.02))
  faces.add([point(-1, -1, from), point(1, -1, from), point(1, -1, to), point(-1, -1, to)], dim(color, 0.55))
}
