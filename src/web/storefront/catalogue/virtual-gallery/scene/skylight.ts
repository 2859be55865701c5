import type { Room } from '../room.ts'
import type { Corners, Faces, Rgb } from './faces.ts'

interface Opening {
  west: number
  east: number
  south: number
  north: number
}

const RISE = 0.45
const PANE = 1.15
const BAR = 0.035
const SKY: Rgb = [0.955, 0.975, 0.99]
const ZENITH: Rgb = [0.93, 0.962, 0.988]
const SHAFT: Rgb = [0.955, 0.955, 0.95]
const BARS: Rgb = [0.8, 0.805, 0.81]

/** Where the ceiling is open to the sky: a long light over the middle of the room. */
export function openingOf({ width, depth, south }: Room<unknown>): Opening {
  const [across, along] = [Math.min(3.4, width * 0.42), depth * 0.62]
  const middle = south + depth / 2
  return { west: -across / 2, east: across / 2, south: middle - along / 2, north: middle + along / 2 }
}

/** The skylight itself: its shaft, panes of sky, and the bars between them. */
export function addSkylight(faces: Faces, room: Room<unknown>): void {
  const { west, east, south, north } = openingOf(room)
  const [low, high] = [room.height, room.height + RISE]
  const upright = (x1: number, z1: number, x2: number, z2: number, light: number) => {
    const foot: Rgb = [SHAFT[0] * light, SHAFT[1] * light, SHAFT[2] * light]
    const corners: Corners = [
      [x1, low, z1],
      [x2, low, z2],
      [x2, high, z2],
      [x1, high, z1],
    ]
    faces.add(corners, [foot, foot, SKY, SKY])
  }
  upright(west, south, west, north, 0.97)
  upright(east, north, east, south, 0.93)
  upright(west, north, east, north, 0.95)
  upright(east, south, west, south, 0.91)
  const flat = (from: Opening, y: number, near: Rgb, far: Rgb) =>
    faces.add(
      [
        [from.west, y, from.south],
        [from.east, y, from.south],
        [from.east, y, from.north],
        [from.west, y, from.north],
      ],
      [near, near, far, far],
    )
  flat({ west, east, south, north }, high, SKY, ZENITH)
  const rows = Math.max(1, Math.round((north - south) / PANE))
  for (let row = 1; row < rows; row++) {
    const z = south + ((north - south) * row) / rows
    flat({ west, east, south: z - BAR / 2, north: z + BAR / 2 }, high - 0.02, BARS, BARS)
  }
  const columns = Math.max(1, Math.round((east - west) / PANE))
  for (let column = 1; column < columns; column++) {
    const x = west + ((east - west) * column) / columns
    flat({ west: x - BAR / 2, east: x + BAR / 2, south, north }, high - 0.02, BARS, BARS)
  }
}
