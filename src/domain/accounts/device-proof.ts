import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { type Database, readSigningKey } from '../../database/index.ts'
import { hasEmail } from './has-email.ts'

// A name by chance of 16 bytes and a proof of 32, so that one has one spelling: 22 and 43 letters.
const PROOF = /^([\w-]{22})\.([\w-]{43})$/

/** The account that a device has come into, with the password it has now. */
interface Account {
  id: string
  password_hash: string | null
}

/**
 * What a device keeps to show that it has come into an account before; it opens nothing. It holds until the password
 * changes: whoever had the account before is a stranger then.
 */
export async function makeDeviceProof(db: Database, account: Account): Promise<string> {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${(await sign(db, name, account)).toString('base64url')}`
}

/** The name of a device that shows such a proof for the account of this address; nothing when it does not. */
export async function nameDevice(db: Database, proof: string | undefined, email: string): Promise<string | undefined> {
  const [, name, shown] = PROOF.exec(proof ?? '') ?? []
  if (name === undefined || shown === undefined) return undefined
  const account = await db.selectFrom('users').select(['id', 'password_hash']).where(hasEmail(email)).executeTakeFirst()
  if (!account) return undefined
  return timingSafeEqual(Buffer.from(shown, 'base64url'), await sign(db, name, account)) ? name : undefined
}

async function sign(db: Database, name: string, { id, password_hash }: Account): Promise<Buffer> {
  const key = await readSigningKey(db)
  return createHmac('sha256', key).update(`known-device\n${name}\n${id}\n${password_hash}`).digest()
}
