import { randomBytes, timingSafeEqual } from 'node:crypto'

import type { Database } from '../../database/index.ts'
import { prove } from './prove.ts'

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

/** What a device shows, if it has the form of such a proof: its name, and whether that is proved for an account. */
export function readDeviceProof(
  proof: string | undefined,
): { name: string; isFor: (db: Database, account: Account) => Promise<boolean> } | undefined {
  const [, name, shown] = PROOF.exec(proof ?? '') ?? []
  if (name === undefined || shown === undefined) return undefined
  return {
    name,
    isFor: async (db, account) => timingSafeEqual(Buffer.from(shown, 'base64url'), await sign(db, name, account)),
  }
}

const sign = (db: Database, name: string, { id, password_hash }: Account): Promise<Buffer> =>
  prove(db, 'known-device', `${name}\n${id}\n${password_hash}`)
