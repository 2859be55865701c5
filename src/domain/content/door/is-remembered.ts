import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'
import type { ContentItem } from './content-item.ts'

/** Whether a collector has ever had to do with a work; who does from now on waits until the transaction ends. */
export async function isRemembered(tx: Database, artworkId: number): Promise<boolean> {
  await sql`SELECT FROM artworks WHERE id = ${artworkId} FOR UPDATE`.execute(tx)
  const { rows } = await sql<{ is: boolean }>`SELECT
    EXISTS (SELECT FROM order_lines WHERE artwork_id = ${artworkId})
    OR EXISTS (SELECT FROM artwork_copies WHERE artwork_id = ${artworkId})
    OR EXISTS (SELECT FROM offers WHERE artwork_id = ${artworkId})
    OR EXISTS (SELECT FROM enquiry_artworks WHERE artwork_id = ${artworkId})
    OR EXISTS (SELECT FROM artworks WHERE id = ${artworkId} AND availability IN ('reserved', 'sold')) AS is`.execute(tx)
  return rows[0]?.is ?? false
}

/** Whether what visitors have seen of a thing is held on to: by something else that they see, or by one of them. */
export async function isHeldOnTo(tx: Database, { kind, id, key }: ContentItem): Promise<boolean> {
  if (kind === 'artworks' && (await isRemembered(tx, id))) return true
  if (kind === 'artists') await sql`SELECT FROM artists WHERE id = ${id} FOR UPDATE`.execute(tx)
  const { rows } = await sql<{ is: boolean }>`SELECT
    EXISTS (SELECT FROM content_links WHERE to_kind = ${kind} AND to_key = ${key})
    OR (${kind} = 'artworks' AND EXISTS (SELECT FROM favourites WHERE artwork_id = ${id}))
    OR (${kind} = 'artists' AND EXISTS (SELECT FROM alerts WHERE artist_id = ${id})) AS is`.execute(tx)
  return rows[0]?.is ?? false
}
