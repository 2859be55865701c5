import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { file } from '../fields.ts'

const mailId = z.string().regex(/^[\w-]{1,80}$/)

const mailSummary = z
  .object({
    id: z.string(),
    to: z.string().describe('The name and address it was written to.'),
    subject: z.string(),
    date: z.iso.datetime(),
  })
  .meta({ id: 'OutboxMail' })

/** A mail in the demo's outbox. */
export type OutboxMail = z.output<typeof mailSummary>

/** The demo's mails, which no server takes; elsewhere there is nothing at these addresses. */
export const outboxEndpoints = {
  'GET /outbox': {
    summary: 'The mails that the demo has written, the newest first; none to the staff',
    status: 200,
    reply: z.object({ mails: z.array(mailSummary) }),
  },
  'GET /outbox/{mail}': {
    summary: 'One of these mails',
    params: z.object({ mail: mailId }),
    status: 200,
    reply: z.object({ mail: mailSummary.extend({ from: z.string(), text: z.string() }) }),
  },
  'GET /outbox/{mail}/html': {
    summary: 'The same mail as mail programs show it',
    params: z.object({ mail: mailId }),
    status: 200,
    media: 'text/html',
    reply: file,
  },
} as const satisfies Record<string, Endpoint>
