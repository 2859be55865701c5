import { createECDH, hkdfSync } from 'node:crypto'

import type { JWK } from 'jose'

import { type Database, readSigningKey } from '../../database/index.ts'

/** What the demo's service signs with. */
export interface IdentityKeys {
  /** ES256, for identities: the gallery checks them against the public half. */
  identity: JWK
  publicIdentity: JWK
  /** HS256, for codes: nobody but the service reads them. */
  code: Uint8Array
}

/** Derives the service's keys from the gallery's own: the same on every node, and nothing more to keep. */
export async function deriveKeys(db: Database): Promise<IdentityKeys> {
  const key = await readSigningKey(db)
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `demo identity ${use}`, 32))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(derive('signature'))
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
  const d = derive('signature').toString('base64url')
  return { identity: { ...publicIdentity, d }, publicIdentity, code: derive('code') }
}
