import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import type { Database } from '../../database/index.ts'
import { deriveKey } from './prove.ts'

const SCHEME = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

/** What is kept closed, each under a key of its own. */
type Use = 'second factor' | 'webhook secrets' | 'certificate keys'

/** Closes a secret so that the database alone gives it to nobody. */
export async function seal(db: Database, use: Use, secret: Buffer): Promise<Buffer> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(SCHEME, await deriveKey(db, use), nonce)
  const closed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), closed])
}

export async function unseal(db: Database, use: Use, sealed: Buffer): Promise<Buffer> {
  const decipher = createDecipheriv(SCHEME, await deriveKey(db, use), sealed.subarray(0, NONCE))
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
}
