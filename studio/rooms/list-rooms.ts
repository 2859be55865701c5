import { toMask } from '../encode.ts'
import type { Canvas } from '../painting/canvas.ts'
import { paintAt } from '../painting/paint-at.ts'
import type { Task } from '../task.ts'
import { maskWall } from './mask-wall.ts'
import { BUILDERS, PAINTED_ROOMS, ROOM_WIDTH } from './paint-rooms.ts'
import { ROOMS } from './rooms.ts'

const MASK = { width: 1800, height: 1200 }

/** Files of the rooms with an empty wall, and of what in them is wall: white, with a smooth edge. */
export const listRooms = (encode: (canvas: Canvas) => Promise<Buffer>): Task[] => [
  ...PAINTED_ROOMS.map((room) => ({
    file: `rooms/${room.slug}.avif`,
    make: async () => encode(await paintAt(room, ROOM_WIDTH)),
  })),
  ...ROOMS.map(({ slug }) => ({
    file: `rooms/${slug}.wall.webp`,
    make: () => toMask(maskWall(BUILDERS[slug](), MASK.width, MASK.height), MASK.width, MASK.height),
  })),
]
