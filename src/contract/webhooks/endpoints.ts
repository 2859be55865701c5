import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { count } from '../fields.ts'
import { eventBody } from './events.ts'
import { DELIVERY_FAULTS, DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_STATES } from './values.ts'

const moment = z.iso.datetime()
const url = z.string().trim().min(1).max(500)
const events = z.array(z.enum(WEBHOOK_EVENTS))
const chosenEvents = events.min(1).max(WEBHOOK_EVENTS.length)

const outcome = {
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  tried_at: moment.nullable(),
  next_at: moment.nullable().describe('When it is tried next, if it is.'),
  status: z.int().nullable().describe('What was answered the last time.'),
  fault: z.enum(DELIVERY_FAULTS).nullable(),
}

const webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events,
    state: z.enum(WEBHOOK_STATES),
    made_by: z.string(),
    created_at: moment,
    last: z.object(outcome).nullable().describe('What became of the latest that was told.'),
  })
  .meta({ id: 'Webhook' })
const delivery = z
  .object({
    id: z.uuid().describe('Sent along as `webhook-id`, however often.'),
    event: z.enum([...WEBHOOK_EVENTS, 'test']),
    created_at: moment,
    ...outcome,
    body: eventBody,
  })
  .meta({ id: 'WebhookDelivery' })

const webhooks = z.object({ webhooks: z.array(webhook) })
const withSecret = webhooks.extend({ secret: z.string().describe('Told here once, and never again.') })
const ofWebhook = z.object({ webhook: z.uuid() })
const forAdmins = { access: 'admin', isForPeople: true } as const

const STATE_OF_WEBHOOKS = {
  at: 'GET /webhooks',
  places: ['webhooks.*.url', 'webhooks.*.events', 'webhooks.*.state'],
} as const

/** Where other programs are told what happens; nothing of it can be done with a key. */
export const webhookEndpoints = {
  'GET /webhooks': {
    summary: 'Where other programs are told what happens here, and what became of the latest',
    ...forAdmins,
    status: 200,
    reply: webhooks,
  },
  'POST /webhooks': {
    summary: 'Has a program told what happens; the secret that it knows us by is told here once',
    ...forAdmins,
    asksAgain: 'always',
    log: { subject: 'programs', looks: STATE_OF_WEBHOOKS },
    body: z.object({ url, events: chosenEvents }),
    status: 201,
    reply: withSecret,
  },
  'PATCH /webhooks/{webhook}': {
    summary: 'Changes where or of what a program is told, or whether it is; switched off, what waits is given up',
    ...forAdmins,
    asksAgain: 'always',
    log: { subject: 'programs', looks: STATE_OF_WEBHOOKS },
    params: ofWebhook,
    body: z.object({ url: url.optional(), events: chosenEvents.optional(), is_on: z.boolean().optional() }),
    status: 200,
    reply: webhooks,
  },
  'DELETE /webhooks/{webhook}': {
    summary: 'Tells a program nothing any more, and forgets what it was told',
    ...forAdmins,
    asksAgain: 'always',
    log: { subject: 'programs', looks: STATE_OF_WEBHOOKS },
    params: ofWebhook,
    status: 200,
    reply: webhooks,
  },
  'POST /webhooks/{webhook}/secret': {
    summary: 'Makes another secret, which holds at once; it is told here once',
    ...forAdmins,
    log: { subject: 'programs' },
    asksAgain: 'always',
    params: ofWebhook,
    status: 201,
    reply: withSecret,
  },
  'POST /webhooks/{webhook}/test': {
    summary: 'Tells a program that somebody wants to see whether it arrives; it is tried once',
    ...forAdmins,
    log: { subject: 'programs' },
    params: ofWebhook,
    status: 202,
    reply: z.object({ delivery }),
  },
  'GET /webhooks/{webhook}/deliveries': {
    summary: 'What a program was told in the last thirty days, the latest first',
    ...forAdmins,
    params: ofWebhook,
    query: z.object({
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: count({ max: 100, fallback: 20 }),
    }),
    status: 200,
    reply: z.object({
      deliveries: z.array(delivery),
      next: z.int().nullable().describe('The next page is before this; null at the end.'),
    }),
  },
  'POST /webhooks/{webhook}/deliveries/{delivery}/sending': {
    summary: 'Tells it again at once, under the same id',
    ...forAdmins,
    log: { subject: 'programs' },
    params: ofWebhook.extend({ delivery: z.uuid() }),
    status: 202,
    reply: z.object({ delivery }),
  },
} as const satisfies Record<string, Endpoint>
