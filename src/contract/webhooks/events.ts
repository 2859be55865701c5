import { z } from 'zod'

import { APPLICATION_STATUSES } from '../applications/values.ts'
import { AVAILABILITIES } from '../catalogue/values.ts'
import { ENQUIRY_KINDS, ENQUIRY_STATUSES } from '../enquiries/values.ts'
import { DISPUTE_STATES, ORDER_STATUSES } from '../orders/values.ts'
import { PLAN_STATUSES } from '../plans/values.ts'
import type { WebhookEvent } from './values.ts'

const read = z.string().describe('Where the API tells the rest, below the gallery’s address.')
const order = z.object({ number: z.string(), status: z.enum(ORDER_STATUSES), read })
const artwork = z.object({ id: z.int(), key: z.string(), read })
const enquiry = z.object({
  ...{ reference: z.string(), kind: z.enum(ENQUIRY_KINDS), status: z.enum(ENQUIRY_STATUSES), read },
})
const application = z.object({ reference: z.string(), status: z.enum(APPLICATION_STATUSES), read })
const plan = z.object({ reference: z.string().describe('Of its application.'), status: z.enum(PLAN_STATUSES), read })
const dispute = z.object({ id: z.string(), state: z.enum(DISPUTE_STATES), about: z.enum(['order', 'plan']), read })

/** What each event carries: numbers and states, and where the rest is read by whoever has a key; nothing about people. */
const eventData = {
  'order.placed': order,
  'order.paid': order,
  'order.moved': order.describe('It is prepared, shipped, ready or completed: `status` says which.'),
  'order.closed': order.describe('It was not paid in time, or was cancelled.'),
  'order.refunded': order,
  'artwork.published': artwork,
  'artwork.changed': artwork.describe('What visitors see of it is another.'),
  'artwork.hidden': artwork.describe('Visitors do not see it any more; it may be removed, and then reads as 404.'),
  'artwork.availability': artwork.extend({ availability: z.enum(AVAILABILITIES) }),
  'enquiry.asked': enquiry,
  'enquiry.written': enquiry.describe('Whoever asked has written again.'),
  'enquiry.answered': enquiry.describe('The gallery has answered, or made an offer.'),
  'application.received': application,
  'application.answered': application.describe('It goes on, lacks something, or is decided: `status` says which.'),
  'plan.moved': plan.describe('It has begun, owes a month, pays again, or is over: `status` says which.'),
  'dispute.opened': dispute.describe('Whoever paid asks their bank to take it back.'),
  'dispute.ended': dispute,
} as const satisfies Record<WebhookEvent, z.ZodType>

export type EventData = { [Event in WebhookEvent]: z.output<(typeof eventData)[Event]> }

const bodyOf = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data })

/** What is sent: by its type, what happened, and when. */
export const eventBody = z
  .union([
    ...Object.entries(eventData).map(([type, data]) => bodyOf(type, data)),
    bodyOf('test', z.object({}).describe('Somebody wants to see whether it arrives.')),
  ])
  .meta({ id: 'WebhookBody' })
