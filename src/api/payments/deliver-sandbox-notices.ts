import type { FastifyInstance } from 'fastify'

import type { DeliverNotice } from '../../domain/payments/index.ts'
import { inProcessFetch } from '../in-process-fetch.ts'

/** Brings the sandbox's notices to our own webhook in this process: the address that visitors know may not be reachable from here. */
export function deliverSandboxNotices(app: FastifyInstance): DeliverNotice {
  return async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'sandbox-signature': signature }
    const reply = await inProcessFetch(app)('/api/payments/webhooks/sandbox', { method: 'POST', headers, body })
    if (!reply.ok) throw new Error(`the webhook answered ${reply.status} to a notice of the sandbox`)
  }
}
