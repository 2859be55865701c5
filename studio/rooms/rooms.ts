import { readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'yaml'

export type RoomSlug = 'gallery-wall' | 'living-room' | 'dining-room' | 'study' | 'hallway' | 'bedroom'

/** A room with an empty wall, on which a chosen work can be shown at its true size. */
interface DemoRoom {
  slug: RoomSlug
  /** Where the wall is empty, in shares of the picture's width and height. */
  wall: { left: number; top: number; width: number; height: number }
  /** How many centimetres of the wall the whole width of the picture shows. */
  centimetres: number
  /** Where the wall meets the floor, as a share of the picture's height. */
  floor: number
}

type Told = Record<
  RoomSlug,
  Record<'wall_left' | 'wall_top' | 'wall_width' | 'wall_height' | 'picture_width_cm' | 'floor', number>
>

const told = parse(readFileSync(path.join(import.meta.dirname, '../../demo/rooms.yaml'), 'utf8')) as Told

/** The rooms as the demo tells them; a test checks that they are built like that. */
export const ROOMS: DemoRoom[] = Object.entries(told).map(([slug, room]) => ({
  slug: slug as RoomSlug,
  wall: { left: room.wall_left, top: room.wall_top, width: room.wall_width, height: room.wall_height },
  centimetres: room.picture_width_cm,
  floor: room.floor,
}))
