import { createHmac } from 'node:crypto'

import { type Database, readSigningKey } from '../../database/index.ts'

/** How calls from inside the house are known on every node of it, whichever way they come. */
export async function makeInsideMark(db: Database): Promise<string> {
  return createHmac('sha256', await readSigningKey(db))
    .update('inside-calls\n')
    .digest('base64url')
}
