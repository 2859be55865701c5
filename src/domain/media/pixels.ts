import path from 'node:path'

import sharp, { type Metadata, type OutputInfo, type Sharp, type SharpOptions } from 'sharp'

import type { PictureFormat } from '../../contract/picture.ts'
import { TILE_SIDE } from '../../contract/tiles.ts'
import { takeTurns } from '../../take-turns.ts'
import { DomainError } from '../domain-error.ts'

// Every picture is worked on once, so that remembering steps would only hold memory.
sharp.cache(false)
// One thread for each task, on every machine: how many run at once is decided below.
sharp.concurrency(1)

// The size was judged by the header already. Small faults that every viewer forgives are forgiven here too.
const READING: SharpOptions = { failOn: 'error', limitInputPixels: false }
const SECONDS = 60
const SECONDS_FOR_TILES = 600

// The threads that do this work also read files and check passwords: half of them stay free for that.
const inTurn = takeTurns({ atOnce: 2, isOfMachine: true })

/** Pixels in sRGB as they are seen: upright, opaque, eight bits a channel. */
export interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** What the file says of itself; no pixel is unpacked for it. */
export async function readHeader(bytes: Buffer): Promise<Metadata> {
  return orUnreadable(() => sharp(bytes, READING).metadata())
}

/** Unpacks a picture into a box, never larger than it is; whatever is transparent shows the white of the wall. */
export async function unpack(bytes: Buffer, box: { width: number; height?: number }): Promise<Pixels> {
  return orUnreadable(() =>
    inTurn(() =>
      sharp(bytes, READING)
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize({ ...box, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true }),
    ),
  )
}

/** A rectangle of a picture as it is seen, in whole pixels. */
export interface Part {
  left: number
  top: number
  width: number
  height: number
}

/** Unpacks a part of a picture to exactly this size; whatever is transparent shows the ground that is given. */
export async function unpackPart(
  bytes: Buffer,
  part: Part,
  { width, height, ground }: { width: number; height: number; ground: string },
): Promise<Pixels> {
  return orUnreadable(() =>
    inTurn(() =>
      sharp(bytes, READING)
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .extract(part)
        .resize({ width, height, fit: 'fill' })
        .flatten({ background: ground })
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true }),
    ),
  )
}

/** Packs pixels at a width, without any word about camera, place or author. */
export async function pack({ data, info }: Pixels, width: number, format: PictureFormat): Promise<Buffer> {
  const { width: from, height, channels } = info
  const scaled = sharp(data, { raw: { width: from, height, channels } })
    .timeout({ seconds: SECONDS })
    .resize({ width })
  return inTurn(() => PACKINGS[format](scaled).toBuffer())
}

/** Cuts a picture into tiles within a folder, at a size and each half of it, and tells in which; it is never in memory as a whole, unless its kind or the camera's rotation asks for that. */
export async function cutTiles(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
  folder: string,
): Promise<string> {
  const scaled = sharp(bytes, { ...READING, sequentialRead: true })
    .timeout({ seconds: SECONDS_FOR_TILES })
    .autoOrient()
    .resize({ width, height, fit: 'fill', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    // Twice the effort takes five times as long.
    .webp({ quality: 80, effort: 1 })
    .tile({ size: TILE_SIDE, overlap: 0, layout: 'dz', depth: 'onetile', container: 'fs' })
  await orUnreadable(() => inTurn(() => scaled.toFile(path.join(folder, 'cut.dz'))))
  return path.join(folder, 'cut_files')
}

const PACKINGS: Record<PictureFormat, (scaled: Sharp) => Sharp> = {
  avif: (scaled) => scaled.avif({ quality: 55, effort: 2 }),
  webp: (scaled) => scaled.webp({ quality: 80 }),
  jpg: (scaled) => scaled.jpeg({ quality: 80, mozjpeg: true }),
}

async function orUnreadable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    throw Object.assign(new DomainError('picture-unreadable'), { cause })
  }
}
