import { sql } from 'kysely'

import type { Cutout } from '../../../contract/catalogue/shapes.ts'
import { cutoutWidthsOf, picturePath } from '../../../contract/picture.ts'
import { type Database, rowsOf } from '../../../database/index.ts'
import { readWorks } from './artwork-cards.ts'

interface StoredCutout {
  hash: string
  width: number
  height: number
  thumbhash: string
}

/** A column with the cut-out of the work in the row: of its main picture, by its mask; null until it is made. */
export const selectCutout = sql<StoredCutout | null>`(
  SELECT json_build_object('hash', hash, 'width', width, 'height', height, 'thumbhash', thumbhash)
  FROM cutouts JOIN artwork_pictures ON artwork_pictures.picture_id = cutouts.picture_id
  WHERE artwork_id = artworks.id AND artwork_pictures.position = 0 AND cutouts.mask_id = artworks.mask_id
    AND hash IS NOT NULL)`

/** A cut-out as the API tells it. */
export function presentCutout({ hash, width, height, thumbhash }: StoredCutout): Cutout {
  const widths = cutoutWidthsOf(width)
  return { path: picturePath(hash, widths.at(-1) as number, 'webp'), widths, width, height, thumbhash }
}

/** Those of several works that visitors may see. */
export async function readCutouts(
  db: Database,
  artworkIds: number[],
): Promise<{ cutouts: (Cutout & { artwork_id: number })[] }> {
  if (artworkIds.length === 0) return { cutouts: [] }
  const query = db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .where('artworks.published_at', 'is not', null)
    .where('artists.published_at', 'is not', null)
    .where('artworks.id', 'in', artworkIds)
    .where('mask_id', 'is not', null)
    .select(['artworks.id', 'artist_id', selectCutout.as('cutout')])
    .orderBy('artworks.id')
  const rows = await readWorks(query, rowsOf('artworks', artworkIds))
  return { cutouts: rows.flatMap(({ id, cutout }) => (cutout ? [{ artwork_id: id, ...presentCutout(cutout) }] : [])) }
}
