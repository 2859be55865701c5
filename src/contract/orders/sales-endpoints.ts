import { z } from 'zod'

import { billingAddress, line, requiredLine } from '../accounts/shapes.ts'
import { MOST_IN_CART } from '../catalogue/values.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, file, paragraphs } from '../fields.ts'
import { isEachOnce, listedSale, salesOrder } from './shapes.ts'
import { ADDRESSES, ORDER_STATUSES, STAFF_STATUSES, STATE_OF_ORDER } from './values.ts'

const params = z.object({ order: z.string().regex(/^\d{2}-\d{4}-\d{4}$/) })
const oneOrder = z.object({ order: salesOrder })

const euros = z.number().min(0).max(10_000_000).multipleOf(0.01).describe('Euros.')
const part = z.object({
  key: z.uuid().describe('What whoever wants it calls it: the same one again is the same refund.'),
  lines: z
    .array(
      z.object({
        artwork: z.int().min(1).max(2_147_483_647),
        amount: euros,
        return_to_sale: z.boolean().default(false),
      }),
    )
    .max(MOST_IN_CART)
    .check(isEachOnce),
  delivery: euros.default(0),
})

const parcel = {
  carrier: line(80).nullable().default(null).describe('Who brings it, once it is shipped.'),
  tracking: line(200).nullable().default(null).describe('A number, or an https address to follow it by.'),
}

/** What the staff do about orders. */
export const salesEndpoints = {
  'GET /sales/orders': {
    summary: 'All orders, the newest first, 24 a page',
    access: 'sales',
    query: z.object({
      status: z.enum(ORDER_STATUSES).optional(),
      flagged: z.stringbool().optional(),
      query: line(100).optional().describe('A number, a name or an address.'),
      person: z.uuid().optional().describe('Whose account it was ordered with.'),
      page: count({ max: 10_000, fallback: 1 }),
    }),
    status: 200,
    reply: z.object({ orders: z.array(listedSale), next_page: z.int().nullable() }),
  },
  'GET /sales/books.csv': {
    summary:
      'A month for the bookkeeper: invoices and credit notes by rate of VAT, what waits for an invoice, and the sums',
    access: 'sales',
    asksAgain: 'always',
    log: { subject: 'orders', keeps: ['month'] },
    query: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    status: 200,
    media: 'text/csv',
    reply: file,
  },
  'GET /sales/orders/{order}': {
    summary: 'An order with all that happened to it',
    access: 'sales',
    params,
    status: 200,
    reply: oneOrder,
  },
  'GET /sales/orders/{order}/papers/{paper}': {
    summary: 'A paper of it: an invoice or a credit note with the same as Factur-X inside, or a certificate',
    access: 'sales',
    params: params.extend({ paper: z.string().regex(/^(TEST-)?[FAC]\d{4}-\d{4,9}$/) }),
    status: 200,
    media: 'application/pdf',
    reply: file,
  },
  'POST /sales/orders/{order}/status': {
    summary: 'Takes a paid order a step further',
    access: 'sales',
    log: { subject: 'orders', looks: STATE_OF_ORDER },
    params,
    body: z.object({ status: z.enum(STAFF_STATUSES), ...parcel }),
    status: 200,
    reply: oneOrder,
  },
  'POST /sales/orders/{order}/cancellation': {
    summary: 'Cancels an order that has not left the gallery; what was paid goes back, the works are for sale again',
    access: 'sales',
    log: { subject: 'orders', looks: STATE_OF_ORDER, keeps: ['reason'] },
    params,
    body: z.object({ reason: line(500).default('').describe('Needed once it is paid.') }),
    status: 200,
    reply: oneOrder,
  },
  'POST /sales/orders/{order}/refund': {
    summary:
      'Pays an order back, for a reason that stays with the staff; its works come back on sale if that is wanted',
    access: 'sales',
    asksAgain: 'always',
    log: { subject: 'orders', looks: STATE_OF_ORDER, keeps: ['reason', 'return_to_sale'] },
    params,
    body: z.object({
      reason: requiredLine(500),
      return_to_sale: z.boolean().default(false).describe('Of a whole refund: whether all works come back on sale.'),
      part: part.optional().describe('What goes back; without it all that is left.'),
    }),
    status: 200,
    reply: oneOrder,
  },
  'POST /sales/orders/{order}/address': {
    summary:
      'Corrects an address after the payment, in the same country; the buyer is mailed, and what stood there is kept',
    access: 'sales',
    log: { subject: 'orders', looks: STATE_OF_ORDER, keeps: ['which'] },
    params,
    body: z.object({ which: z.enum(ADDRESSES), address: billingAddress }),
    status: 200,
    reply: oneOrder,
  },
  'POST /sales/orders/{order}/tracking': {
    summary: 'Corrects who brings an order that is on its way, and its number; the buyer is mailed',
    access: 'sales',
    log: { subject: 'orders', looks: STATE_OF_ORDER },
    params,
    body: z.object(parcel),
    status: 200,
    reply: oneOrder,
  },
  'POST /sales/orders/{order}/withdrawals/{withdrawal}/answer': {
    summary: 'Accepts or refuses a withdrawal, once; the buyer is mailed. Money goes back by a refund',
    access: 'sales',
    log: { subject: 'orders', keeps: ['is_accepted'] },
    params: params.extend({ withdrawal: z.uuid() }),
    body: z.object({
      is_accepted: z.boolean(),
      answer: paragraphs(2000).default('').describe('What the buyer reads; needed where it is refused.'),
    }),
    status: 200,
    reply: oneOrder,
  },
  'POST /sales/orders/{order}/notes': {
    summary: 'Writes a note for colleagues; buyers never see it',
    access: 'sales',
    log: { subject: 'orders' },
    params,
    body: z.object({
      key: z.uuid().describe('What the writer calls it: the same one again is the same note.'),
      text: paragraphs(2000).pipe(z.string().min(1)),
    }),
    status: 201,
    reply: oneOrder,
  },
  'DELETE /sales/orders/{order}/notes/{note}': {
    summary: 'Takes a note of one’s own away',
    access: 'sales',
    log: { subject: 'orders' },
    params: params.extend({ note: z.uuid() }),
    status: 200,
    reply: oneOrder,
  },
} as const satisfies Record<string, Endpoint>

export type WantedPart = z.output<typeof part>
