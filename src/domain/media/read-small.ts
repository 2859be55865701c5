import { picturePath, widthsOf } from '../../contract/picture.ts'
import type { Database } from '../../database/index.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { inspectPicture } from './inspect-picture.ts'
import { originalPath } from './original-path.ts'
import { pack, unpack } from './pixels.ts'

/** A picture as a JPEG that is no wider or higher than this; undefined once its original is gone, or cannot be read. */
export async function readSmall(
  db: Database,
  files: FileStore,
  hash: string,
  side: number,
): Promise<Buffer | undefined> {
  const picture = await db.selectFrom('pictures').select('extension').where('hash', '=', hash).executeTakeFirst()
  const bytes = picture && (await readBytes(files, originalPath({ hash, extension: picture.extension })))
  return bytes && shrink(Buffer.from(bytes), side).catch(() => undefined)
}

/** A small JPEG of a picture that pages show; the one they show, once that is made. */
export async function readSmallest(db: Database, files: FileStore, hash: string): Promise<Buffer | undefined> {
  const picture = await db.selectFrom('pictures').select('width').where('hash', '=', hash).executeTakeFirst()
  const [width] = picture ? widthsOf(picture.width) : []
  if (width === undefined) return undefined
  return (await readBytes(files, picturePath(hash, width, 'jpg'))) ?? readSmall(db, files, hash, width)
}

/** Refuses what is no picture that we show, and makes a JPEG of it that is no wider or higher than this. */
export async function shrinkPicture(bytes: Buffer, side: number): Promise<Buffer> {
  await inspectPicture(bytes)
  return shrink(bytes, side)
}

async function shrink(bytes: Buffer, side: number): Promise<Buffer> {
  const pixels = await unpack(bytes, { width: side, height: side })
  return pack(pixels, pixels.info.width, 'jpg')
}
