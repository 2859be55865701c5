import { sql } from 'kysely'

import { fitZoom } from '../../contract/tiles.ts'
import type { Database } from '../../database/index.ts'
import { settingOf } from '../gallery/index.ts'

/** How closely a picture may be looked at now, and which tiles of it lie in the store. */
export interface Zoom {
  id: number
  hash: string
  extension: string
  /** The finest that visitors may see. */
  width: number
  height: number
  /** The tiles that were made, which may be too fine by now. */
  made: { width: number; height: number; offsets: number[] } | null
}

/** As many pixels as all works that show it grant its longest side; no work that visitors see, no zoom. */
const granted = sql<number | null>`(
  SELECT min(coalesce(artworks.largest_zoom, ${settingOf('largest_zoom')}))
  FROM artwork_pictures JOIN artworks ON artworks.id = artwork_id
  WHERE artwork_pictures.picture_id = pictures.id AND artworks.published_at IS NOT NULL)`

const selectZooms = (db: Database) =>
  db
    .selectFrom('pictures')
    .leftJoin('tiled_pictures', 'tiled_pictures.picture_id', 'pictures.id')
    .select(['pictures.id', 'hash', 'extension', 'pictures.width', 'pictures.height', granted.as('granted')])
    .select(['tiled_pictures.width as made_width', 'tiled_pictures.height as made_height'])

/** How closely visitors may look at a picture; undefined if they see it with no work. Asked anew each time: staff change it. */
export async function findZoom(db: Database, by: { hash: string } | { id: number }): Promise<Zoom | undefined> {
  const row = await selectZooms(db)
    .select('offsets')
    .where((eb) => ('hash' in by ? eb('hash', '=', by.hash) : eb('pictures.id', '=', by.id)))
    .executeTakeFirst()
  if (!row || row.granted === null) return undefined
  const { id, hash, extension, made_width, made_height, offsets } = row
  const made = made_width && made_height && offsets ? { width: made_width, height: made_height, offsets } : null
  return { id, hash, extension, ...fitZoom(row, row.granted), made }
}

/** What lies in the store although visitors may not see it any more, or not that closely. */
export async function findOutgrown(db: Database): Promise<{ id: number; hash: string; width: number }[]> {
  const rows = await selectZooms(db).where('tiled_pictures.width', 'is not', null).execute()
  return rows.flatMap((row) => {
    const { id, hash, granted: longest, made_width: width } = row
    return width === null || (longest !== null && fitZoom(row, longest).width === width) ? [] : [{ id, hash, width }]
  })
}
