import { z } from 'zod'

import { requiredLine } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { STATE_OF_ORDER } from './values.ts'

export const heldWork = z
  .object({
    artwork: z.int(),
    slug: z.string(),
    title: z.string(),
    copy: z.int().nullable().describe('Which of an edition; null for an original.'),
    order: z.string().describe('The number of the order that holds it.'),
    name: z.string(),
    email: z.string(),
    is_verified: z.boolean().describe('Whether the address of the buyer’s account is.'),
    until: z.iso.datetime(),
    is_renewed: z.boolean(),
    is_processing: z.boolean().describe('A bank is still at the payment: that cannot be freed.'),
  })
  .meta({ id: 'HeldWork' })

const holds = z.object({ holds: z.array(heldWork) })

/** What the staff see and do of works that are held for somebody. */
export const holdsEndpoints = {
  'GET /sales/holds': {
    summary: 'Every work that is held for somebody who has not paid yet',
    access: 'sales',
    status: 200,
    reply: holds,
  },
  'POST /sales/holds/{order}/release': {
    summary: 'Frees the works that an order holds: it is cancelled, and the reason is written down',
    access: 'sales',
    log: { subject: 'orders', looks: STATE_OF_ORDER, keeps: ['reason'] },
    params: z.object({ order: z.string().regex(/^\d{2}-\d{4}-\d{4}$/) }),
    body: z.object({ reason: requiredLine(500) }),
    status: 200,
    reply: holds,
  },
} as const satisfies Record<string, Endpoint>
