import { createHmac, timingSafeEqual } from 'node:crypto'

import { type Database, readSigningKey } from '../../database/index.ts'

const SEVEN_DAYS = 7 * 24 * 60 * 60

/** Whose address a link verifies, and until when; the address itself does not stand in the link. */
interface Claim {
  userId: string
  isFor: (email: string) => boolean
  isOver: boolean
}

// User 16 bytes, mark of the address 16, end 8, proof 32: a number that base64 writes without a rest, so one link has one spelling.
const SIGNATURE = /^[\w-]{96}$/

/** A link's proof that its reader gets the mail of an address, good for seven days. */
export async function signAddress(db: Database, { id, email }: { id: string; email: string }): Promise<string> {
  const key = await readSigningKey(db)
  const end = Buffer.alloc(8)
  end.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000) + SEVEN_DAYS))
  const claim = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), markOf(key, email), end])
  return Buffer.concat([claim, proofOf(key, claim)]).toString('base64url')
}

/** What such a proof says, if it is one of ours to the last letter. */
export async function readSignature(db: Database, signature: string): Promise<Claim | undefined> {
  if (!SIGNATURE.test(signature)) return undefined
  const key = await readSigningKey(db)
  const bytes = Buffer.from(signature, 'base64url')
  const claim = bytes.subarray(0, 40)
  if (!timingSafeEqual(bytes.subarray(40), proofOf(key, claim))) return undefined
  return {
    userId: claim.toString('hex', 0, 16).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    isFor: (email) => timingSafeEqual(claim.subarray(16, 32), markOf(key, email)),
    isOver: Number(claim.readBigUInt64BE(32)) * 1000 <= Date.now(),
  }
}

// One key serves two ends, and what is signed for one says nothing for the other.
const markOf = (key: Buffer, email: string) =>
  createHmac('sha256', key).update(`address\n${email.toLowerCase()}`).digest().subarray(0, 16)

const proofOf = (key: Buffer, claim: Buffer) =>
  createHmac('sha256', key).update('verify-address\n').update(claim).digest()
