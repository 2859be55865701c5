import type { Database } from '../../../database/index.ts'
import type { Jobs } from '../../queue/index.ts'
import { readNoticeKey, signNotice } from './notice-signature.ts'

/** Brings a signed notice to the gallery's address for them; fails when it was not taken there, so that it is brought again. */
export type DeliverNotice = (body: string, signature: string) => Promise<void>

/** Tells the gallery that something happened to a payment or a plan, under the same id however often. */
export async function sendSandboxNotice(
  db: Database,
  deliver: DeliverNotice,
  { id, type, paymentId, planId }: Jobs['send-sandbox-notice'],
): Promise<void> {
  const body = JSON.stringify({ id, type, data: { payment: paymentId, plan: planId } })
  await deliver(body, signNotice(await readNoticeKey(db), body))
}
