import { sql } from 'kysely'

import { PICTURE_FORMATS, picturePath, widthsOf } from '../../contract/picture.ts'
import { type Database, transact } from '../../database/index.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { queueJob } from '../queue/index.ts'
import { oneByOne } from './one-by-one.ts'
import { originalPath } from './original-path.ts'
import { pack, type Pixels, unpack } from './pixels.ts'

/** Makes every width and format of a picture that is not there yet; broken off, it goes on where it was. */
export async function makeRenditions(db: Database, files: FileStore, pictureId: number): Promise<void> {
  const picture = await db
    .selectFrom('pictures')
    .select(['hash', 'extension', 'width', 'renditions_made_at'])
    .where('id', '=', pictureId)
    .executeTakeFirst()
  if (!picture || picture.renditions_made_at) return

  const widths = widthsOf(picture.width).toReversed()
  let pixels: Pixels | undefined
  for (const width of widths) {
    for (const format of PICTURE_FORMATS) {
      const key = picturePath(picture.hash, width, format)
      if (await files.find(key)) continue
      // The original is unpacked once, to the largest width; the smaller ones come from there.
      const from = (pixels ??= await oneByOne(() => unpackOriginal(files, picture, widths[0] ?? width)))
      await files.put(key, await oneByOne(() => pack(from, width, format)))
    }
  }
  await db
    .updateTable('pictures')
    .set({ renditions_made_at: sql`now()` })
    .where('id', '=', pictureId)
    .execute()
}

/** Queues again what should have been made long ago: after many failures, or when new widths are wanted of all pictures. */
export async function queueMissingRenditions(db: Database): Promise<void> {
  const missing = await db
    .selectFrom('pictures')
    .select('id')
    .where('renditions_made_at', 'is', null)
    .where('first_asked_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
  for (const { id } of missing) await queueRenditions(db, id)
}

/** Has the renditions of a picture made, once: somebody has asked for it, so others will. */
export async function wantRenditions(db: Database, pictureId: number): Promise<void> {
  await transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('pictures')
      .set({ first_asked_at: sql`now()` })
      .where('id', '=', pictureId)
      .where('first_asked_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await queueRenditions(tx, pictureId)
  })
}

function queueRenditions(db: Database, pictureId: number): Promise<void> {
  return queueJob(db, 'make-renditions', { pictureId }, { key: `renditions of ${pictureId}`, canWait: true })
}

async function unpackOriginal(
  files: FileStore,
  picture: { hash: string; extension: string },
  width: number,
): Promise<Pixels> {
  const original = await readBytes(files, originalPath(picture))
  if (!original) throw new Error(`The original of ${picture.hash} is gone.`)
  return unpack(original, { width })
}
