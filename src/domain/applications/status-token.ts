import { createHmac, timingSafeEqual } from 'node:crypto'

import { type Database, readSigningKey } from '../../database/index.ts'

// The application's id, 16 bytes, and the proof, 32: a number that base64 writes without a rest, so one link has one spelling.
const TOKEN = /^[\w-]{64}$/

/** What the private link of an application ends in: proof that it was mailed by us. */
export async function makeStatusToken(db: Database, applicationId: string): Promise<string> {
  const claim = Buffer.from(applicationId.replaceAll('-', ''), 'hex')
  return Buffer.concat([claim, await prove(db, claim)]).toString('base64url')
}

/** The application that such a token opens, if it is ours to the last letter. */
export async function readStatusToken(db: Database, token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const claim = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), await prove(db, claim))) return undefined
  return claim.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

// One key serves several ends, and what is signed for one says nothing for the others.
async function prove(db: Database, claim: Buffer): Promise<Buffer> {
  const key = await readSigningKey(db)
  return createHmac('sha256', key).update('application-status\n').update(claim).digest()
}
