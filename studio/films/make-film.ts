import path from 'node:path'

import sharp from 'sharp'

import type { Canvas } from '../painting/canvas.ts'
import { toLinear } from '../painting/color.ts'
import { type Painted, paintAt } from '../painting/paint-at.ts'
import { PAINTED_ROOMS } from '../rooms/paint-rooms.ts'
import { type RoomSlug, ROOMS } from '../rooms/rooms.ts'
import { encodeFrames } from './encode-frames.ts'
import { type Background, halve, setUpFilm } from './film-set.ts'
import { type DemoFilm, FILM } from './film.ts'
import { layTable } from './lay-table.ts'
import { drawStrands } from './stages/draw-strands.ts'
import { maskAndRoll } from './stages/mask-and-roll.ts'
import { oneStroke } from './stages/one-stroke.ts'
import { pourColour } from './stages/pour-colour.ts'
import { rubOut } from './stages/rub-out.ts'
import type { Making, Raster } from './stages/stage.ts'
import { toPlanes } from './to-planes.ts'
import { writeWebm } from './write-webm.ts'

const MAKINGS: Record<DemoFilm['making'], (work: Raster) => Making> = {
  pour: pourColour,
  strands: drawStrands,
  'rub-out': rubOut,
  'one-stroke': oneStroke,
  'mask-and-roll': maskAndRoll,
}

const DEMO = path.resolve(import.meta.dirname, '../../demo')
/** How many pixels of a room a film needs. */
const ROOM_ACROSS = 1320

/** How many bytes a film may have. */
const MOST_BYTES = 1_400_000

/** Prepares the film of a work; answers the frame of any moment. */
export async function prepareFilm(
  film: DemoFilm,
  work: Painted,
  visit: (slug: RoomSlug) => Promise<Background> = visitRoom,
): Promise<(seconds: number) => Canvas> {
  const large = await paintAt(work, 1760)
  const finished = halve(large, 3)
  const making = MAKINGS[film.making](await paintAt(work, 720))
  const [wide, high] = [work.width, work.height]
  const across = Math.max(high / 0.8, wide / 0.8 / (16 / 9)) * (16 / 9)
  const scale = 1100 / across
  const table = layTable(film.table, 1100, 640, scale)
  return setUpFilm({
    wide,
    high,
    making,
    finished,
    table: { picture: table, scale, middle: [550, 320] },
    room: await visit(film.room),
    isFramed: film.isFramed ?? false,
    detail: film.detail,
  })
}

/** The room a film ends in, the work in the middle of its empty wall; its picture is taken from the folder if it is there. */
async function visitRoom(slug: RoomSlug): Promise<Background> {
  const room = ROOMS.find((one) => one.slug === slug)
  const painted = PAINTED_ROOMS.find((one) => one.slug === slug)
  if (!room || !painted) throw new Error(`There is no room ${slug}.`)
  const picture = (await readPicture(path.join(DEMO, `rooms/${slug}.avif`))) ?? (await paintAt(painted, ROOM_ACROSS))
  const { left, top, width, height } = room.wall
  return {
    picture,
    scale: picture.width / room.centimetres,
    middle: [(left + width / 2) * picture.width, (top + height * 0.54) * picture.height],
  }
}

async function readPicture(file: string): Promise<Raster | undefined> {
  const read = await sharp(file)
    .resize(ROOM_ACROSS)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!read) return undefined
  const { width, height } = read.info
  return { width, height, data: Float32Array.from(read.data, (value) => toLinear(value / 255)) }
}

/** Films a work coming into being: a WebM of VP9 that winds to every second moment. */
export async function makeFilm(film: DemoFilm, work: Painted): Promise<Buffer> {
  const { width, height, framesPerSecond, seconds } = FILM
  const frameOf = await prepareFilm(film, work)
  const frames: Uint8Array[] = []
  const frameAt = (at: number) => (frames[at] ??= toPlanes(frameOf(at / framesPerSecond).data, width, height))
  // Calm films need less; whatever needs more gets what there is.
  for (let rate = 560_000; ; rate *= 0.82) {
    const chunks = await encodeFrames({
      width,
      height,
      framesPerSecond,
      rate,
      count: framesPerSecond * seconds,
      frameAt,
    })
    const bytes = writeWebm({ width, height, framesPerSecond, codec: 'V_VP9', chunks })
    if (bytes.length <= MOST_BYTES) return bytes
  }
}
