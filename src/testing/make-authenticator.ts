import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Wishes {
  /** Where it believes to be. */
  origin: string
  /** Whether it counts how often it is used. */
  counts?: boolean
}

/** A device that makes keys and signs with them, as a browser hands out what it says. */
export function makeAuthenticator({ origin, counts = true }: Wishes) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authenticatorData(flags: number, attested = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counts ? ++counter : 0)
    const host = createHash('sha256').update(new URL(origin).hostname).digest()
    return Buffer.concat([host, Buffer.from([flags]), count, attested])
  }
  const frame = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    id: frame.id,
    make: ({ challenge }: { challenge: string }) => {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      // Somebody is there, and a key comes along.
      const data = authenticatorData(0x41, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(data)],
        ]),
      )
      return {
        ...frame,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal' as const],
        },
      }
    },
    show: ({ challenge }: { challenge: string }) => {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(0x01)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...frame,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
    /** A copy does not know how often the other was used. */
    rewind: () => {
      counter = 0
    },
  }
}
