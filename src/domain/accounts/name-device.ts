import type { Database } from '../../database/index.ts'
import { readDeviceProof } from '../tokens/index.ts'
import { hasEmail } from './has-email.ts'

/** The name of a device that shows a proof for the account of this address; nothing when it does not. */
export async function nameDevice(db: Database, proof: string | undefined, email: string): Promise<string | undefined> {
  const shown = readDeviceProof(proof)
  if (!shown) return undefined
  const account = await db.selectFrom('users').select(['id', 'password_hash']).where(hasEmail(email)).executeTakeFirst()
  return account && (await shown.isFor(db, account)) ? shown.name : undefined
}
