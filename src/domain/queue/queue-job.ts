import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

/** Every job that is queued by something that happens, with what it needs to know. */
export interface Jobs {
  'fill-columns': Record<string, never>
  'check-links': Record<string, never>
  'run-import': { importId: string }
  'run-export': { exportId: string }
  'make-renditions': { pictureId: number }
  'make-cutout': { cutoutId: number }
  'make-tiles': { pictureId: number }
  'issue-bills': Record<string, never>
  'draw-bill': { billId: string }
  'draw-sheet': { sheetId: string }
  'issue-certificates': Record<string, never>
  'draw-certificate': { certificateId: string }
  'refund-order': { orderId: string }
  'mail-reset-link': { email: string }
  'send-mail': { mailId: string }
  'send-sandbox-notice': { id: string; type: string; paymentId?: string; planId?: string }
  'finish-sandbox-payment': { paymentId: string }
  'send-newsletter': { issueId: string }
  'tell-alerts': { day: string; after?: string }
  'run-sandbox-plans': Record<string, never>
  'send-webhooks': Record<string, never>
}

interface Options {
  /** With a key, it stands in line once; until its transaction ends, whoever queues it too waits. */
  key?: string
  /** Whether it lets all others go first. */
  canWait?: boolean
  /** How long it waits before it may be done. */
  seconds?: number
  /** Jobs of one line are done one after the other, on however many nodes. */
  line?: string
}

/** The line of whole galleries, in or out: there are two who work, and mails must not wait for both. */
export const MOVING = 'moving'

/** Queues a job; within a transaction it is queued if and only if that succeeds. */
export async function queueJob<Name extends keyof Jobs>(
  db: Database,
  name: Name,
  payload: Jobs[Name],
  { key, canWait = false, seconds = 0, line }: Options = {},
): Promise<void> {
  await sql`
    SELECT graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, queue_name => ${line ?? null},
      run_at => now() + make_interval(secs => ${seconds}),
      job_key => ${key ?? null}, job_key_mode => 'preserve_run_at', priority => ${canWait ? 10 : 0})
  `.execute(db)
}
