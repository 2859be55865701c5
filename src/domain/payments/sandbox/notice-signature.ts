import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Database } from '../../../database/index.ts'
import { deriveKey } from '../../tokens/index.ts'

const FIVE_MINUTES = 5 * 60
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** What the sandbox signs with. */
export const readNoticeKey = (db: Database): Promise<Buffer> => deriveKey(db, 'sandbox notices')

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
