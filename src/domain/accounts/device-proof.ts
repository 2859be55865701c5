import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { type Database, readSigningKey } from '../../database/index.ts'

// A name by chance of 16 bytes and a proof of 32, so that one has one spelling: 22 and 43 letters.
const PROOF = /^([\w-]{22})\.([\w-]{43})$/

/** What a device keeps to show that it has come into the account of an address before; it opens nothing. */
export async function makeDeviceProof(db: Database, email: string): Promise<string> {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${(await sign(db, name, email)).toString('base64url')}`
}

/** The name of a device that shows such a proof for this address; nothing when it does not. */
export async function nameDevice(db: Database, proof: string | undefined, email: string): Promise<string | undefined> {
  const [, name, shown] = PROOF.exec(proof ?? '') ?? []
  if (name === undefined || shown === undefined) return undefined
  return timingSafeEqual(Buffer.from(shown, 'base64url'), await sign(db, name, email)) ? name : undefined
}

async function sign(db: Database, name: string, email: string): Promise<Buffer> {
  const key = await readSigningKey(db)
  return createHmac('sha256', key).update(`known-device\n${name}\n${email.toLowerCase()}`).digest()
}
