import type { Paint } from '../painter.ts'
import { createNoise } from '../painting/noise.ts'
import type { Painted } from '../painting/paint-at.ts'
import { buildBedroom } from './bedroom.ts'
import type { Chamber } from './chamber.ts'
import { buildDiningRoom } from './dining-room.ts'
import { buildGalleryWall } from './gallery-wall.ts'
import { buildHallway } from './hallway.ts'
import { buildLivingRoom } from './living-room.ts'
import { photographRoom } from './photograph-room.ts'
import { type RoomSlug, ROOMS } from './rooms.ts'
import { buildStudy } from './study.ts'

/** How each room is built. */
export const BUILDERS: Record<RoomSlug, () => Chamber> = {
  'gallery-wall': buildGalleryWall,
  'living-room': buildLivingRoom,
  'dining-room': buildDiningRoom,
  study: buildStudy,
  hallway: buildHallway,
  bedroom: buildBedroom,
}

/** How wide the pictures of the rooms are. */
export const ROOM_WIDTH = 2400

const paintRoom =
  (slug: RoomSlug): Paint =>
  (canvas) => {
    photographRoom(canvas, BUILDERS[slug](), 20)
    const grain = createNoise(slug)
    canvas.light((x, y) => 1 + 0.012 * grain(x * 700, y * 700))
  }

/** The rooms as pictures, 3 : 2. */
export const PAINTED_ROOMS: Painted[] = ROOMS.map(({ slug }) => ({ slug, width: 3, height: 2, paint: paintRoom(slug) }))
