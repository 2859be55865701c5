import type { WallRoom } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { inLanguage } from './in-language.ts'
import { presentPictureOrNull, selectPicture } from './pictures.ts'

/** Rooms that works can be seen in, in the gallery's order. */
export async function listRooms(db: Database, locale: Locale): Promise<WallRoom[]> {
  const rows = await db
    .selectFrom('rooms')
    .select([
      'id',
      'name',
      'wall_left',
      'wall_top',
      'wall_width',
      'wall_height',
      'picture_width',
      'floor',
      'wall_color',
    ])
    .select(selectPicture('rooms.picture_id', 'rooms.picture_alt').as('picture'))
    .select(selectPicture('rooms.wall_mask_id', 'rooms.picture_alt').as('mask'))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const { text } = inLanguage(locale)
  return rows.flatMap((row) => {
    const picture = presentPictureOrNull(row.picture, locale)
    if (!picture) return []
    const { id, floor, wall_color, wall_left: left, wall_top: top, wall_width: width, wall_height: height } = row
    const wall = { left, top, width, height }
    const wall_mask = presentPictureOrNull(row.mask, locale)
    return [{ id, name: text(row.name), picture, width: row.picture_width / 10, wall, floor, wall_color, wall_mask }]
  })
}
