import { createHmac, timingSafeEqual } from 'node:crypto'

import { type Database, readSigningKey } from '../../database/index.ts'

const SEVEN_DAYS = 7 * 24 * 60 * 60

// Both have a number of bytes that base64 writes without a rest, so one link has one spelling.
const CONFIRMATION = /^[\w-]{72}$/
const UNSUBSCRIPTION = /^[\w-]{64}$/

type Purpose = 'newsletter-confirm' | 'newsletter-unsubscribe'

/** What a link to confirm says: which wish it is for, and whether its seven days are over. */
interface Confirmation {
  requestId: string
  isOver: boolean
}

/** A proof that its reader gets the mail of whoever made that wish, good for seven days. */
export async function signConfirmation(db: Database, requestId: string): Promise<string> {
  const end = Buffer.alloc(6)
  end.writeUIntBE(Math.floor(Date.now() / 1000) + SEVEN_DAYS, 0, 6)
  return sign(db, 'newsletter-confirm', Buffer.concat([Buffer.from(requestId.replaceAll('-', ''), 'hex'), end]))
}

/** What such a proof says, if it is one of ours to the last letter. */
export async function readConfirmation(db: Database, token: string): Promise<Confirmation | undefined> {
  const claim = CONFIRMATION.test(token) ? await readClaim(db, 'newsletter-confirm', token) : undefined
  return (
    claim && {
      requestId: claim.toString('hex', 0, 16).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      isOver: claim.readUIntBE(16, 6) * 1000 <= Date.now(),
    }
  )
}

/** What ends the newsletter to the address of that mark, at any time. */
export const signUnsubscription = (db: Database, mark: Buffer): Promise<string> =>
  sign(db, 'newsletter-unsubscribe', mark)

/** Whose newsletter such a link ends, if it is one of ours to the last letter. */
export const readUnsubscription = async (db: Database, token: string): Promise<Buffer | undefined> =>
  UNSUBSCRIPTION.test(token) ? readClaim(db, 'newsletter-unsubscribe', token) : undefined

async function sign(db: Database, purpose: Purpose, claim: Buffer): Promise<string> {
  return Buffer.concat([claim, await proofOf(db, purpose, claim)]).toString('base64url')
}

async function readClaim(db: Database, purpose: Purpose, token: string): Promise<Buffer | undefined> {
  const bytes = Buffer.from(token, 'base64url')
  const claim = bytes.subarray(0, -32)
  return timingSafeEqual(bytes.subarray(-32), await proofOf(db, purpose, claim)) ? claim : undefined
}

// One key serves several ends, and what is signed for one says nothing for the others.
async function proofOf(db: Database, purpose: Purpose, claim: Buffer): Promise<Buffer> {
  const key = await readSigningKey(db)
  return createHmac('sha256', key).update(`${purpose}\n`).update(claim).digest()
}
