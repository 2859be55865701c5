import type { Database } from '../../database/index.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { originalPath } from './original-path.ts'
import { pack, unpack } from './pixels.ts'

/** A picture as a JPEG that is no wider or higher than this; undefined once its original is gone. */
export async function readSmall(
  db: Database,
  files: FileStore,
  hash: string,
  side: number,
): Promise<Buffer | undefined> {
  const picture = await db.selectFrom('pictures').select('extension').where('hash', '=', hash).executeTakeFirst()
  const bytes = picture && (await readBytes(files, originalPath({ hash, extension: picture.extension })))
  if (!bytes) return undefined
  const pixels = await unpack(Buffer.from(bytes), { width: side, height: side })
  return pack(pixels, pixels.info.width, 'jpg')
}
