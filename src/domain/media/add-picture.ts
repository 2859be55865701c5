import { createHash } from 'node:crypto'

import type { Insertable, Selectable } from 'kysely'
import { rgbaToThumbHash } from 'thumbhash'

import type { Database, PictureRow } from '../../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { findPalette } from './find-palette.ts'
import { inspectPicture } from './inspect-picture.ts'
import { nameColors } from './name-colors.ts'
import { type Oklab, toOklab } from './oklab.ts'
import { originalPath } from './original-path.ts'
import { type Pixels, unpack } from './pixels.ts'

type Picture = Selectable<PictureRow>

/** As much as a placeholder takes, and enough to judge the colours by. */
const SMALL = { width: 100, height: 100 }

/** What is seen of a picture's pixels; whoever knows it already need not have them unpacked. */
export interface PictureFacts {
  thumbhash: string
  palette: { color: string; share: number }[]
  colors: string[]
}

type NewPicture = Omit<Insertable<PictureRow>, 'id' | 'created_at'>

/** What a picture is known by: the same bytes twice are one picture. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** Keeps a picture and what is known of it; the same bytes twice are one picture. */
export async function addPicture(db: Database, files: FileStore, bytes: Buffer): Promise<Picture> {
  const hash = hashOf(bytes)
  const known = await findPicture(db, hash)
  if (known) {
    // Whoever sends it again brings back an original that was lost.
    if (!(await files.find(originalPath(known)))) await files.put(originalPath(known), bytes)
    return known
  }
  const picture = await keepOriginal(files, bytes)
  await addPictures(db, [picture])
  const added = await findPicture(db, hash)
  if (!added) throw new Error(`The picture ${hash} was taken away while it was added.`)
  return added
}

/** Keeps a picture's bytes where nobody is served, and tells what is to be remembered of it. */
export async function keepOriginal(files: FileStore, bytes: Buffer, facts?: PictureFacts): Promise<NewPicture> {
  const hash = hashOf(bytes)
  const { kind, width, height } = await inspectPicture(bytes)
  const { thumbhash, palette, colors } = facts ?? (await lookAt(bytes))
  await files.put(originalPath({ hash, extension: kind }), bytes)
  return {
    hash,
    extension: kind,
    width,
    height,
    bytes: bytes.length,
    thumbhash,
    palette: JSON.stringify(palette),
    colors,
    first_asked_at: null,
    renditions_made_at: null,
  }
}

/** Remembers pictures; those that are known stay as they are. */
export async function addPictures(db: Database, pictures: NewPicture[]): Promise<void> {
  if (pictures.length === 0) return
  await db
    .insertInto('pictures')
    .values(pictures)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/**
 * Looks at a picture's pixels.
 * @public The studio does so as well.
 */
export async function lookAt(bytes: Buffer): Promise<PictureFacts> {
  const small = await unpack(bytes, SMALL)
  const colors = colorsOf(small)
  return { thumbhash: thumbhashOf(small), palette: findPalette(colors), colors: nameColors(colors) }
}

const findPicture = (db: Database, hash: string) =>
  db.selectFrom('pictures').selectAll().where('hash', '=', hash).executeTakeFirst()

function colorsOf({ data }: Pixels): Oklab[] {
  const colors: Oklab[] = []
  for (let at = 0; at < data.length; at += 3) colors.push(toOklab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  return colors
}

function thumbhashOf({ data, info: { width, height } }: Pixels): string {
  const withAlpha = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++) withAlpha.set(data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
  return Buffer.from(rgbaToThumbHash(width, height, withAlpha)).toString('base64')
}
