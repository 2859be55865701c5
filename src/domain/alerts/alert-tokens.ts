import { createHmac, timingSafeEqual } from 'node:crypto'

import { type Database, readSigningKey } from '../../database/index.ts'

// An id, 16 bytes, and the proof, 32: a number that base64 writes without a rest, so one link has one spelling. Those
// that end all say so, for the page that asks before it does it.
const TOKEN = /^(all-)?([\w-]{64})$/

/** What a link ends: one alert, or all of a user. */
export type End = { alert: string } | { allOf: string }

/** What a link ends in that ends it, at any time. */
export async function signEnd(db: Database, end: End): Promise<string> {
  const isAll = 'allOf' in end
  const claim = Buffer.from((isAll ? end.allOf : end.alert).replaceAll('-', ''), 'hex')
  const signed = Buffer.concat([claim, await prove(db, isAll, claim)]).toString('base64url')
  return isAll ? `all-${signed}` : signed
}

/** What such a token ends, if it is one of ours to the last letter. */
export async function readEnd(db: Database, token: string): Promise<End | undefined> {
  const [, all, signed] = TOKEN.exec(token) ?? []
  if (signed === undefined) return undefined
  const isAll = all !== undefined
  const bytes = Buffer.from(signed, 'base64url')
  const claim = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), await prove(db, isAll, claim))) return undefined
  const id = claim.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return isAll ? { allOf: id } : { alert: id }
}

// One key serves several ends, and what is signed for one says nothing for the others.
async function prove(db: Database, isAll: boolean, claim: Buffer): Promise<Buffer> {
  const key = await readSigningKey(db)
  return createHmac('sha256', key)
    .update(isAll ? 'alerts-end-all\n' : 'alert-end\n')
    .update(claim)
    .digest()
}
