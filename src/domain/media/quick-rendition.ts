import { type PictureFormat, picturePath, widthsOf } from '../../contract/picture.ts'
import type { Database } from '../../database/index.ts'
import { takeTurns } from '../../take-turns.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { wantRenditions } from './make-renditions.ts'
import { originalPath } from './original-path.ts'
import { pack, unpack } from './pixels.ts'

interface Rendition {
  hash: string
  width: number
  /** Those that are packed while somebody waits. */
  format: Exclude<PictureFormat, 'avif'>
}

/** Whoever waits for longer would see the picture sooner by coming again. */
const LINE = { atOnce: 2, inLine: 500, patience: 10_000 }

/**
 * Makes one rendition while a visitor waits, and keeps it, so that each is made once however many ask for it; the
 * others follow when there is time. Tells whether it is there now: only the widths of known pictures are made.
 */
export function createQuickRenditions({ db, files }: { db: Database; files: FileStore }) {
  const inTurn = takeTurns(LINE)
  const underWay = new Map<string, Promise<boolean>>()

  async function make(key: string, { hash, width, format }: Rendition): Promise<boolean> {
    if (await files.find(key)) return true
    const picture = await db
      .selectFrom('pictures')
      .select(['id', 'hash', 'extension', 'width', 'first_asked_at'])
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (!picture || !widthsOf(picture.width).includes(width)) return false
    return inTurn(async () => {
      const original = await readBytes(files, originalPath(picture))
      if (!original) return false
      await files.put(key, await pack(await unpack(original, { width }), width, format))
      if (!picture.first_asked_at) await wantRenditions(db, picture.id)
      return true
    })
  }

  return (rendition: Rendition): Promise<boolean> => {
    const key = picturePath(rendition.hash, rendition.width, rendition.format)
    const before = underWay.get(key)
    if (before) return before
    const making = make(key, rendition).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
}
