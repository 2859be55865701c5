import { z } from 'zod'

import { address, billingAddress } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { file } from '../fields.ts'
import { order, orderSummary, paperNumber, wishes } from './shapes.ts'
import { DELIVERY_METHODS } from './values.ts'

const params = z.object({ order: z.string().regex(/^\d{2}-\d{4}-\d{4}$/) })
const oneOrder = z.object({ order })

/** Buying: the order and its payment. */
export const saleEndpoints = {
  'POST /orders': {
    summary: 'Holds the works for 15 minutes and makes the order, for the amounts that stand behind the fingerprint',
    access: 'user',
    body: z.object({
      key: z.uuid().describe('Chosen by the browser: asked again with it, the answer is the same order.'),
      lines: wishes,
      delivery_method: z.enum(DELIVERY_METHODS),
      billing_address: billingAddress,
      delivery_address: address.nullable().describe('Needed for shipping; null for pickup.'),
      fingerprint: z.string().max(100),
    }),
    status: 201,
    reply: oneOrder,
  },
  'GET /orders': {
    summary: 'One’s own orders, the newest first; those that never came to a payment are left out',
    access: 'user',
    status: 200,
    reply: z.object({ orders: z.array(orderSummary) }),
  },
  'GET /orders/{order}': {
    summary: 'One of one’s own orders',
    access: 'user',
    params,
    status: 200,
    reply: oneOrder,
  },
  'GET /orders/{order}/papers/{paper}': {
    summary: 'An invoice or a credit note of it, with the same as Factur-X inside',
    access: 'user',
    params: params.extend({ paper: paperNumber }),
    status: 200,
    media: 'application/pdf',
    reply: file,
  },
  'POST /orders/{order}/renewal': {
    summary: 'Holds the works for another 15 minutes, once',
    access: 'user',
    params,
    status: 200,
    reply: oneOrder,
  },
  'POST /orders/{order}/payment': {
    summary: 'Pays with a card that the provider knows; asked again with the same attempt, nothing more is charged',
    access: 'user',
    params,
    body: z.object({ payment_method: z.string().min(1).max(200), attempt: z.uuid() }),
    status: 200,
    reply: oneOrder,
  },
  'POST /orders/{order}/payment/return': {
    summary: 'The buyer is back from their bank: asks the provider what came of it',
    access: 'user',
    params,
    status: 200,
    reply: oneOrder,
  },
  'POST /orders/{order}/cancellation': {
    summary: 'Gives up an order that is not paid; the works are free again',
    access: 'user',
    params,
    status: 200,
    reply: oneOrder,
  },
} as const satisfies Record<string, Endpoint>
