import { sql } from 'kysely'
import { rgbaToThumbHash } from 'thumbhash'

import { cutoutWidthsOf, picturePath } from '../../contract/picture.ts'
import type { Database } from '../../database/index.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { queueJob } from '../queue/index.ts'
import { hashOf } from './add-picture.ts'
import { findObject, lightOf, scalePart } from './find-object.ts'
import { oneByOne } from './one-by-one.ts'
import { originalPath } from './original-path.ts'
import { pack, type Part, type Pixels, unpackPart } from './pixels.ts'

/** A mask need not be looked at more finely than this to know where its object is. */
const LOOKED_AT = 2048
const PREVIEW = 100

interface Original {
  hash: string
  extension: string
  width: number
  height: number
}

/** Has the object of each picture cut out by its mask, once for each pair; within the transaction that needs it. */
export async function wantCutouts(db: Database, pairs: { picture_id: number; mask_id: number }[]): Promise<void> {
  if (pairs.length === 0) return
  const added = await db
    .insertInto('cutouts')
    .values(pairs)
    .onConflict((conflict) => conflict.columns(['picture_id', 'mask_id']).doNothing())
    .returning('id')
    .execute()
  for (const { id } of added) await queueCutout(db, id)
}

/** Queues again what should have been made long ago: after many failures, or in a gallery that is older than cut-outs. */
export async function queueMissingCutouts(db: Database): Promise<void> {
  const missing = await db
    .selectFrom('cutouts')
    .select('id')
    .where('made_at', 'is', null)
    .where('wanted_at', '<=', sql<Date>`now() - interval '1 hour'`)
    .execute()
  for (const { id } of missing) await queueCutout(db, id)
}

/** Cuts the light part of a mask out of its picture, in every width; a mask without any leaves no cut-out. */
export async function makeCutout(db: Database, files: FileStore, cutoutId: number): Promise<void> {
  const pair = await db
    .selectFrom('cutouts')
    .select(['picture_id', 'mask_id'])
    .where('id', '=', cutoutId)
    .where('made_at', 'is', null)
    .executeTakeFirst()
  if (!pair) return
  const [picture, mask] = [await readOriginal(db, files, pair.picture_id), await readOriginal(db, files, pair.mask_id)]
  const part = await oneByOne(() => lookFor(mask))
  const made = part && (await keepCutout(files, { picture, mask, part }))
  await db
    .updateTable('cutouts')
    .set({ ...made, made_at: sql`now()` })
    .where('id', '=', cutoutId)
    .execute()
}

/** Where the object is, in pixels of the mask. */
async function lookFor({ bytes, width, height }: Original & { bytes: Buffer }): Promise<Part | undefined> {
  const scale = Math.min(1, LOOKED_AT / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const whole = { left: 0, top: 0, width, height }
  const part = findObject(await unpackPart(bytes, whole, { ...size, ground: '#000' }))
  return part && scalePart(part, size, { width, height })
}

type Opened = Original & { bytes: Buffer }

async function keepCutout(
  files: FileStore,
  { picture, mask, part }: { picture: Opened; mask: Opened; part: Part },
): Promise<{ width: number; height: number; hash: string; thumbhash: string }> {
  const inPicture = scalePart(part, mask, picture)
  const widths = cutoutWidthsOf(inPicture.width)
  const width = widths.at(-1) as number
  const size = { width, height: Math.max(1, Math.round((width / inPicture.width) * inPicture.height)) }
  const hash = hashOf(Buffer.from(`cut-out ${picture.hash} ${mask.hash}`))
  const object = await oneByOne(async () =>
    join(
      await unpackPart(picture.bytes, inPicture, { ...size, ground: '#fff' }),
      await unpackPart(mask.bytes, part, { ...size, ground: '#000' }),
    ),
  )
  for (const one of widths) {
    await files.put(picturePath(hash, one, 'webp'), await oneByOne(() => pack(object, one, 'webp')))
  }
  return { width: inPicture.width, height: inPicture.height, hash, thumbhash: previewOf(object) }
}

/** The colours of one, and the light of the other as how much of them is seen. */
function join(colors: Pixels, mask: Pixels): Pixels {
  const light = lightOf(mask)
  const data = Buffer.alloc(light.length * 4)
  for (let pixel = 0; pixel < light.length; pixel++) {
    colors.data.copy(data, pixel * 4, pixel * 3, pixel * 3 + 3)
    data[pixel * 4 + 3] = light[pixel] ?? 0
  }
  return { data, info: { ...colors.info, channels: 4 } }
}

/** Every so many pixels is enough for what is blurred. */
function previewOf({ data, info }: Pixels): string {
  const step = Math.max(info.width, info.height) / PREVIEW
  const [width, height] = [Math.max(1, Math.floor(info.width / step)), Math.max(1, Math.floor(info.height / step))]
  const small = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [Math.floor((pixel % width) * step), Math.floor(Math.floor(pixel / width) * step)]
    const at = (Math.min(y, info.height - 1) * info.width + Math.min(x, info.width - 1)) * 4
    small.set(data.subarray(at, at + 4), pixel * 4)
  }
  return Buffer.from(rgbaToThumbHash(width, height, small)).toString('base64')
}

async function readOriginal(db: Database, files: FileStore, id: number): Promise<Opened> {
  const picture = await db
    .selectFrom('pictures')
    .select(['hash', 'extension', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const bytes = await readBytes(files, originalPath(picture))
  if (!bytes) throw new Error(`The original of ${picture.hash} is gone.`)
  return { ...picture, bytes }
}

function queueCutout(db: Database, cutoutId: number): Promise<void> {
  return queueJob(db, 'make-cutout', { cutoutId }, { key: `cut-out ${cutoutId}`, canWait: true })
}
