import type { Database } from '../../database/index.ts'
import { prove } from '../tokens/index.ts'

/** How calls from inside the house are known on every node of it, whichever way they come. */
export const makeInsideMark = async (db: Database): Promise<string> =>
  (await prove(db, 'inside-calls', '')).toString('base64url')
