import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

import { type Database, readSigningKey } from '../../../database/index.ts'

const FIVE_MINUTES = 5 * 60
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** What the sandbox signs with: derived from the gallery's own key, so the same on every node and nothing more to keep. */
export async function readNoticeKey(db: Database): Promise<Buffer> {
  const key = await readSigningKey(db)
  return Buffer.from(hkdfSync('sha256', key, '', 'sandbox notices', 32))
}

/** Signs a notice and the moment at which it is sent, by the scheme that Stripe uses. */
export function signNotice(key: Buffer, body: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${proofOf(key, seconds, Buffer.from(body)).toString('hex')}`
}

/** Whether a notice comes from the sandbox, as it was sent, and not long ago. */
export function verifyNotice(key: Buffer, body: Buffer, signature: string): boolean {
  const [, seconds, proof = ''] = SIGNATURE.exec(signature) ?? []
  if (seconds === undefined || Math.abs(Date.now() / 1000 - Number(seconds)) > FIVE_MINUTES) return false
  return timingSafeEqual(Buffer.from(proof, 'hex'), proofOf(key, Number(seconds), body))
}

const proofOf = (key: Buffer, seconds: number, body: Buffer) =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest()
