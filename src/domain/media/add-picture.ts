import { createHash } from 'node:crypto'

import type { Selectable } from 'kysely'
import { rgbaToThumbHash } from 'thumbhash'

import { type Database, type PictureRow, transact } from '../../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { findPalette } from './find-palette.ts'
import { inspectPicture } from './inspect-picture.ts'
import { queueRenditions } from './make-renditions.ts'
import { nameColors } from './name-colors.ts'
import { type Oklab, toOklab } from './oklab.ts'
import { originalPath } from './original-path.ts'
import { type Pixels, unpack } from './pixels.ts'

type Picture = Selectable<PictureRow>

/** As much as a placeholder takes, and enough to judge the colours by. */
const SMALL = { width: 100, height: 100 }

/** Keeps a picture and what is known of it, and has its renditions made; the same bytes twice are one picture. */
export async function addPicture(db: Database, files: FileStore, bytes: Buffer): Promise<Picture> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const known = await findPicture(db, hash)
  if (known) {
    // Whoever sends it again brings back an original that was lost.
    if (!(await files.find(originalPath(known)))) await files.put(originalPath(known), bytes)
    return known
  }

  const { kind, width, height } = await inspectPicture(bytes)
  const small = await unpack(bytes, SMALL)
  const colors = colorsOf(small)
  await files.put(originalPath({ hash, extension: kind }), bytes)

  const add = async (tx: Database) => {
    const added = await tx
      .insertInto('pictures')
      .values({
        hash,
        extension: kind,
        width,
        height,
        bytes: bytes.length,
        thumbhash: thumbhashOf(small),
        palette: JSON.stringify(findPalette(colors)),
        colors: nameColors(colors),
        renditions_made_at: null,
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added) await queueRenditions(tx, added.id)
    // Somebody else has just added the very same.
    return added ?? (await findPicture(tx, hash))
  }
  const picture = await transact(db, add)
  if (!picture) throw new Error(`The picture ${hash} was taken away while it was added.`)
  return picture
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
