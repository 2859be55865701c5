import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { lockUser } from './lock-user.ts'

const AT_MOST = 200

/** The works that a user likes and that can be seen, the newest first. */
export async function readFavourites(db: Database, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .innerJoin('artworks', 'artworks.id', 'favourites.artwork_id')
    .select('artwork_id')
    .where('user_id', '=', userId)
    .where('artworks.published_at', 'is not', null)
    .orderBy('added_at', 'desc')
    .orderBy('artwork_id', 'desc')
    .execute()
  return rows.map(({ artwork_id }) => artwork_id)
}

/** Adds works, the first of them as the newest; known ones keep their place, those that cannot be seen are left out, and beyond 200 the oldest go. */
export async function addFavourites(db: Database, userId: string, artworkIds: number[]): Promise<number[]> {
  return transact(db, async (tx) => {
    await lockUser(tx, userId)
    await sql`
      INSERT INTO favourites (user_id, artwork_id, added_at)
      SELECT ${userId}, artworks.id,
        statement_timestamp() - make_interval(secs => array_position(${artworkIds}::int[], artworks.id) / 1e6)
      FROM artworks WHERE artworks.id = ANY (${artworkIds}::int[]) AND artworks.published_at IS NOT NULL
      FOR KEY SHARE
      ON CONFLICT DO NOTHING`.execute(tx)
    await sql`
      DELETE FROM favourites WHERE user_id = ${userId} AND artwork_id IN (
        SELECT artwork_id FROM favourites WHERE user_id = ${userId}
        ORDER BY added_at DESC, artwork_id DESC OFFSET ${AT_MOST})`.execute(tx)
    return readFavourites(tx, userId)
  })
}

/** Takes a work out of those a user likes; one that was not there is no fault. */
export async function removeFavourite(db: Database, userId: string, artworkId: number): Promise<number[]> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where('artwork_id', '=', artworkId).execute()
  return readFavourites(db, userId)
}
