import { createHmac, timingSafeEqual } from 'node:crypto'

import { type Database, readSigningKey } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

// The id, 16 bytes, and the proof, 32: a number that base64 writes without a rest, so one link has one spelling.
const TOKEN = /^[\w-]{64}$/

// One key serves several ends, and what is signed for one says nothing for the others.
type End = 'enquiry-thread' | 'private-offer'

/** What the private link of a thread ends in: proof that it was mailed by us. */
export const makeThreadToken = (db: Database, enquiryId: string): Promise<string> =>
  makeToken(db, 'enquiry-thread', enquiryId)

/** The enquiry that such a token opens; refused unless it is ours to the last letter. */
export const readThreadToken = (db: Database, token: string): Promise<string> => readToken(db, 'enquiry-thread', token)

/** What the private link of an offer ends in. */
export const makeOfferToken = (db: Database, offerId: string): Promise<string> =>
  makeToken(db, 'private-offer', offerId)

/** The offer that such a token shows; refused unless it is ours to the last letter. */
export const readOfferToken = (db: Database, token: string): Promise<string> => readToken(db, 'private-offer', token)

async function makeToken(db: Database, end: End, id: string): Promise<string> {
  const claim = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([claim, await prove(db, end, claim)]).toString('base64url')
}

async function readToken(db: Database, end: End, token: string): Promise<string> {
  const bytes = TOKEN.test(token) ? Buffer.from(token, 'base64url') : undefined
  const claim = bytes?.subarray(0, 16)
  if (!bytes || !claim || !timingSafeEqual(bytes.subarray(16), await prove(db, end, claim))) {
    throw new DomainError('link-invalid')
  }
  return claim.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

async function prove(db: Database, end: End, claim: Buffer): Promise<Buffer> {
  const key = await readSigningKey(db)
  return createHmac('sha256', key).update(`${end}\n`).update(claim).digest()
}
