import { createHash, randomUUID } from 'node:crypto'

import { importJWK, jwtVerify, SignJWT } from 'jose'

import type { Database } from '../../database/index.ts'
import { takeTurn } from '../../domain/limits/index.ts'
import { deriveKeys } from './identity-keys.ts'
import { type Person, PERSONS } from './persons.ts'

/** What a code stands for. */
export interface Grant {
  person: Person['id']
  redirectUri: string
  challenge: string
  nonce: string | undefined
}

const ONE_MINUTE = 60

/** Makes and takes the codes and identities of the demo's service; any node takes what another made. */
export function createIdentityTokens({ db, issuer, clientId }: { db: Database; issuer: string; clientId: string }) {
  let keys: ReturnType<typeof deriveKeys> | undefined
  // A database that was away is asked again.
  const readKeys = () => (keys ??= deriveKeys(db).catch((error) => ((keys = undefined), Promise.reject(error))))

  return {
    readPublicKeys: async () => ({ keys: [(await readKeys()).publicIdentity] }),

    makeCode: async ({ person, redirectUri, challenge, nonce }: Grant) =>
      new SignJWT({ person, redirectUri, challenge, ...(nonce === undefined ? {} : { nonce }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(randomUUID())
        .setExpirationTime('60s')
        .sign((await readKeys()).code),

    /** Whoever a code stands for, once, for the address and the verifier that it was made for. */
    takeCode: async (code: string, redirectUri: string, verifier: string): Promise<Grant & { subject: Person }> => {
      const { payload } = await jwtVerify<Grant>(code, (await readKeys()).code, { algorithms: ['HS256'] })
      await takeTurn(db, `demo-id code ${payload.jti}`, { turns: 1, seconds: 2 * ONE_MINUTE })
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const subject = PERSONS.find(({ id }) => id === payload.person)
      if (!subject || payload.redirectUri !== redirectUri || payload.challenge !== challenge) {
        throw new Error('the code was made for another')
      }
      return { ...payload, subject }
    },

    makeIdentity: async ({ id, ...person }: Person, nonce: string | undefined) => {
      const { identity } = await readKeys()
      return new SignJWT({ ...person, ...(nonce === undefined ? {} : { nonce }) })
        .setProtectedHeader({ alg: 'ES256', kid: 'demo' })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(await importJWK(identity))
    },
  }
}
