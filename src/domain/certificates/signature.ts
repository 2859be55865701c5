import { sign, verify } from 'node:crypto'

import { openPublic, type SigningKey } from './certificate-keys.ts'

/** Ed25519, over the bytes of what is said. */
export const signStatement = (statement: string, { privateKey }: SigningKey): Buffer =>
  sign(null, Buffer.from(statement), privateKey)

/** Whether this was signed, to the byte, by the owner of this key. */
export function holds(statement: string, signature: Buffer, publicKey: Buffer): boolean {
  try {
    return verify(null, Buffer.from(statement), openPublic(publicKey), signature)
  } catch {
    return false
  }
}
