import type { Canvas } from '../painting/canvas.ts'
import { paintAt } from '../painting/paint-at.ts'
import type { Task } from '../task.ts'
import { PAINTED_ROOMS, ROOM_WIDTH } from './paint-rooms.ts'

/** Files of the rooms with an empty wall. */
export const listRooms = (encode: (canvas: Canvas) => Promise<Buffer>): Task[] =>
  PAINTED_ROOMS.map((room) => ({
    file: `rooms/${room.slug}.avif`,
    make: async () => encode(await paintAt(room, ROOM_WIDTH)),
  }))
