import type { Database } from './connect.ts'

/** The gallery's own secret, with which whatever it hands out is signed; made with the database. */
export async function readSigningKey(db: Database): Promise<Buffer> {
  return (await db.selectFrom('signing_key').select('key').executeTakeFirstOrThrow()).key
}
