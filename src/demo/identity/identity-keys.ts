import { createECDH } from 'node:crypto'

import type { JWK } from 'jose'

import type { Database } from '../../database/index.ts'
import { deriveKey } from '../../domain/tokens/index.ts'

/** What the demo's service signs with. */
export interface IdentityKeys {
  /** ES256, for identities: the gallery checks them against the public half. */
  identity: JWK
  publicIdentity: JWK
  /** HS256, for codes: nobody but the service reads them. */
  code: Uint8Array
}

/** Derives the service's keys from the gallery's own. */
export async function deriveKeys(db: Database): Promise<IdentityKeys> {
  const signature = await deriveKey(db, 'demo identity signature')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(signature)
  const point = curve.getPublicKey()
  const publicIdentity = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    alg: 'ES256',
    use: 'sig',
    kid: 'demo',
  }
  const identity = { ...publicIdentity, d: signature.toString('base64url') }
  return { identity, publicIdentity, code: await deriveKey(db, 'demo identity code') }
}
