import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Database } from '../../database/index.ts'

// An id, 16 bytes, and the proof, 32: a number that base64 writes without a rest, so one link has one spelling.
const TOKEN = /^[\w-]{64}$/

type Purpose = 'alert-end' | 'alerts-end-all'

/** What ends one alert, or with a user's id all of theirs, at any time. */
export async function signEnd(db: Database, purpose: Purpose, id: string): Promise<string> {
  const claim = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([claim, await prove(db, purpose, claim)]).toString('base64url')
}

/** What such a token ends, if it is one of ours to the last letter. */
export async function readEnd(db: Database, token: string): Promise<{ purpose: Purpose; id: string } | undefined> {
  if (!TOKEN.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const claim = bytes.subarray(0, 16)
  for (const purpose of ['alert-end', 'alerts-end-all'] as const) {
    if (!timingSafeEqual(bytes.subarray(16), await prove(db, purpose, claim))) continue
    return { purpose, id: claim.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') }
  }
  return undefined
}

// One key serves several ends, and what is signed for one says nothing for the others.
async function prove(db: Database, purpose: Purpose, claim: Buffer): Promise<Buffer> {
  const { key } = await db.selectFrom('signing_key').select('key').executeTakeFirstOrThrow()
  return createHmac('sha256', key).update(`${purpose}\n`).update(claim).digest()
}
