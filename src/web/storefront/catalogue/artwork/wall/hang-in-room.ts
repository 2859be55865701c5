import type { WallRoom } from '../../../../../contract/catalogue/shapes.ts'
import type { Rectangle } from '../frame-layout.ts'

interface Size {
  width: number
  height: number
}

export const EYE_LEVEL = 155
const BETWEEN = 12

/** Several works side by side, as large as all of them together; their middles are in one line. */
export function hangTogether(sizes: readonly Size[]): Size & { places: Rectangle[] } {
  const height = Math.max(0, ...sizes.map((one) => one.height))
  let width = -BETWEEN
  const places = sizes.map((size) => {
    const place = { x: width + BETWEEN, y: (height - size.height) / 2, width: size.width, height: size.height }
    width = place.x + size.width
    return place
  })
  return { width, height, places }
}

/**
 * Where works hang in a room, in centimetres of what its picture shows: in the middle of its empty wall, at eye level as
 * far as that allows. Null where they are larger than the wall.
 */
export function hangInRoom(room: WallRoom, sizes: readonly Size[]): Rectangle[] | null {
  const height = heightOf(room)
  const wall = {
    x: room.wall.left * room.width,
    y: room.wall.top * height,
    width: room.wall.width * room.width,
    height: room.wall.height * height,
  }
  const group = hangTogether(sizes)
  if (group.width > wall.width || group.height > wall.height) return null
  const lowest = wall.y + wall.height - group.height
  const wanted = room.floor * height - EYE_LEVEL - group.height / 2
  const left = wall.x + (wall.width - group.width) / 2
  const top = Math.min(lowest, Math.max(wall.y, wanted))
  return group.places.map((place) => ({ ...place, x: left + place.x, y: top + place.y }))
}

/** How much a room's picture shows from top to bottom, in centimetres. */
export const heightOf = ({ width, picture }: WallRoom): number => (width * picture.height) / picture.width
