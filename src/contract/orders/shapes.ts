import { z } from 'zod'

import { picture } from '../catalogue/shapes.ts'
import { MOST_IN_CART, PRINT_OPTIONS } from '../catalogue/values.ts'
import { ORDERED_CERTIFICATE_STATES } from '../certificates/values.ts'
import { country, erasure } from '../fields.ts'
import { PROVIDERS } from '../payments/values.ts'
import {
  ADDRESSES,
  DECLINE_REASONS,
  DELIVERY_METHODS,
  DISPUTE_REASONS,
  DISPUTE_STATES,
  FLAGS,
  ORDER_EVENTS,
  NEXT_STEPS,
  ORDER_STATUSES,
  PAPERS,
  PAYMENT_STATES,
  REFUND_STATES,
  STAFF_ACTS,
  WITHDRAWAL_STATES,
} from './values.ts'

const euros = z.number().describe('Euros.')
const percent = z.number().describe('Percent.')
const id = z.int().min(1).max(2_147_483_647)

/** A work that somebody wants, with the ids of what was chosen for it; amounts are the server's to say. */
const wish = z.object({ artwork: id, choices: z.array(id).max(8).default([]) })

/** No work stands in two lines. */
export const isEachOnce = z.refine<{ artwork: number }[]>(
  (lines) => new Set(lines.map(({ artwork }) => artwork)).size === lines.length,
)

export const wishes = z.array(wish).min(1).max(MOST_IN_CART).check(isEachOnce)

export const wantedDelivery = z.object({
  method: z.enum(DELIVERY_METHODS),
  country: country.nullable().default(null).describe('Where to; the price of shipping depends on it.'),
})

const chosenOption = z.object({
  id: z.int(),
  option: z.enum(PRINT_OPTIONS),
  name: z.string(),
  price_difference: euros,
})

const quoteLine = z
  .object({
    artwork: z.int(),
    state: z
      .enum(['for-sale', 'held', 'gone'])
      .describe('`held`: another collector is paying for it just now; `gone`: it cannot be bought.'),
    price: euros.nullable().describe('With its options; null when it is gone.'),
    options: z.array(chosenOption).describe('What was chosen and is still offered.'),
    lacks_options: z.boolean().describe('Whether something was chosen that is no longer offered.'),
    offer_until: z.iso
      .date()
      .nullable()
      .describe('The last day of the private offer that makes this price; null for the catalogue’s.'),
    delivery: z
      .object({ parcel: euros, crate: euros, insurance: euros })
      .nullable()
      .describe('What shipping it costs; null for pickup, before a country is chosen, and on quotation.'),
  })
  .meta({ id: 'QuoteLine' })

/** What a cart comes to now. */
export const quote = z
  .object({
    lines: z.array(quoteLine),
    subtotal: euros.describe('Of what can be bought.'),
    delivery: z.object({
      method: z.enum(DELIVERY_METHODS).nullable(),
      state: z.enum(['unchosen', 'priced', 'on-quotation']),
      price: euros.nullable().describe('Null unless it is priced; shipping is never 0.'),
    }),
    vat: euros.describe('Contained in the total.'),
    total: euros.nullable().describe('Null while the delivery has no price.'),
    fingerprint: z
      .string()
      .nullable()
      .describe('Stands for all of it; an order is made for a fingerprint. Null when this cannot be ordered.'),
  })
  .meta({ id: 'Quote' })

const orderLine = z
  .object({
    artwork: z.int(),
    slug: z.string(),
    title: z.string(),
    artist: z.string(),
    copy: z.int().nullable().describe('Which of an edition; null for an original and for what was given back.'),
    options: z.array(chosenOption),
    price: euros,
    vat_rate: percent,
    vat: euros,
    picture: picture.nullable(),
  })
  .meta({ id: 'OrderLine' })

const orderEvent = z
  .object({
    kind: z.enum(ORDER_EVENTS),
    status: z.enum(ORDER_STATUSES).nullable().describe('The state that it brought about, if it did.'),
    at: z.iso.datetime(),
  })
  .meta({ id: 'OrderEvent' })

/** An address as it stands in an order: what was erased of it is empty. */
const orderAddress = z
  .object({
    name: z.string(),
    company: z.string(),
    phone: z.string(),
    address: z.string(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
  })
  .meta({ id: 'OrderAddress' })

/** The one that bills go to. */
const orderBillingAddress = orderAddress.extend({ vat_number: z.string() }).meta({ id: 'OrderBillingAddress' })

/** An invoice or a credit note, as a PDF to be fetched. */
export const paper = z
  .object({
    number: z.string(),
    kind: z.enum(PAPERS),
    day: z.iso.date(),
    total: euros.describe('With VAT; of a credit note what went back.'),
  })
  .meta({ id: 'Paper' })

/** The number of an invoice or a credit note. */
export const paperNumber = z.string().regex(/^(TEST-)?[FA]\d{4}-\d{4,9}$/)

/** A certificate of one of its works. */
const certificateOfOrder = z
  .object({
    number: z.string(),
    title: z.string().describe('Of the work.'),
    day: z.iso.date(),
    state: z.enum(ORDERED_CERTIFICATE_STATES).describe('`handed-on`: it is not the buyer’s any more.'),
  })
  .meta({ id: 'CertificateOfOrder' })

/** From which works a buyer has withdrawn, and what the gallery said. */
const withdrawal = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    artworks: z.array(z.int()),
    state: z.enum(WITHDRAWAL_STATES).describe('`settled`: the money is back, or on its way.'),
    answer: z.string().describe('What the buyer was told with it.'),
    refund_due: z.iso.date().describe('By when what was paid has to go back, once the works have come.'),
  })
  .meta({ id: 'Withdrawal' })

/** An order in a list. */
export const orderSummary = z
  .object({
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    created_at: z.iso.datetime(),
    delivery_method: z.enum(DELIVERY_METHODS),
    total: euros,
    lines: z.array(orderLine),
  })
  .meta({ id: 'OrderSummary' })

export const order = orderSummary
  .extend({
    email: z.string().describe('Where the confirmation goes.'),
    billing_address: orderBillingAddress,
    delivery_address: orderAddress.nullable().describe('Null for pickup.'),
    subtotal: euros,
    delivery: euros,
    vat: euros,
    hold: z
      .object({
        seconds_left: z.int().describe('Whole seconds; 0 once it is over.'),
        can_renew: z.boolean(),
        minutes: z.int().describe('For how long it would be renewed.'),
      })
      .nullable()
      .describe('While it is not paid: how long the works are still held.'),
    payment: z.object({
      state: z.enum(PAYMENT_STATES),
      declined: z.enum(DECLINE_REASONS).nullable().describe('Why the last card was refused.'),
      secret: z.string().nullable().describe('What the browser shows the provider to confirm who pays.'),
    }),
    refunded: euros.describe('What was paid back.'),
    carrier: z.string().nullable().describe('Who brings it.'),
    tracking: z.string().nullable(),
    tracking_link: z.string().nullable().describe('Where it is followed, if that is known; always https.'),
    papers: z.array(paper).describe('The oldest first.'),
    lacks_paper: z.boolean().describe('Whether one is due; it waits while the gallery’s legal data is missing.'),
    certificates: z.array(certificateOfOrder).describe('Of the works that are the buyer’s, soon after the payment.'),
    withdrawals: z.array(withdrawal).describe('The oldest first.'),
    can_withdraw: z.boolean().describe('Whether its buyer can still withdraw from one of its works.'),
    withdraw_until: z.iso.date().nullable().describe('The last day for it; null while the works have not come.'),
    next: z
      .object({
        step: z
          .enum(NEXT_STEPS)
          .describe('`overdue`: it should have come by now; `send_back`: what was withdrawn from.'),
        by: z.iso.date().nullable().describe('By which day, if that is known.'),
        at: z.iso.datetime().nullable().describe('Until which moment: while works are held.'),
      })
      .nullable()
      .describe('What happens next and by when; null once nothing is left to come.'),
    events: z.array(orderEvent),
  })
  .meta({ id: 'Order' })

/** A payment that its buyer asked their bank to take back. */
export const dispute = z
  .object({
    id: z.string().describe('What the provider calls it.'),
    state: z.enum(DISPUTE_STATES).describe('`closed`: the bank let it be.'),
    amount: euros,
    reason: z.enum(DISPUTE_REASONS).describe('What the buyer told the bank.'),
    is_refundable: z.boolean().describe('Whether the bank only asks: a refund is possible, and ends it.'),
    due_at: z.iso.datetime().nullable().describe('Until when the gallery can answer.'),
    opened_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Dispute' })

const byStaff = {
  at: z.iso.datetime(),
  staff: z.uuid().nullable(),
  staff_name: z.string().nullable().describe('Null for nobody, and for those who have left with their account.'),
}

/** Some of an order's money that goes back. */
const refund = z
  .object({
    ...byStaff,
    id: z.uuid(),
    reason: z.string(),
    amount: euros.describe('All of it, in euros.'),
    delivery: euros,
    lines: z.array(z.object({ artwork: z.int(), amount: euros, is_returned: z.boolean() })),
    state: z.enum(REFUND_STATES).describe('`failed`: it came back, and can be paid back once more.'),
  })
  .meta({ id: 'Refund' })

const note = z.object({ ...byStaff, id: z.uuid(), text: z.string() }).meta({ id: 'OrderNote' })

/** The same as the staff see it. */
export const salesOrder = order
  .extend({
    name: z.string(),
    lines: z.array(
      orderLine.extend({
        refunded: euros.describe('What of it was paid back, or is on its way.'),
        is_held: z.boolean().describe('Whether the work is the buyer’s, or held for them: not back on sale.'),
      }),
    ),
    delivery_refunded: euros.describe('What of the delivery was paid back, or is on its way.'),
    refund_underway: euros.describe('What is on its way back at this moment.'),
    refunds: z.array(refund).describe('What went back in part, the oldest first.'),
    former_addresses: z
      .array(
        z.object({
          ...byStaff,
          which: z.enum(ADDRESSES),
          address: orderAddress.extend({ vat_number: z.string().optional() }),
        }),
      )
      .describe('Addresses that were corrected, as they stood before; the oldest first.'),
    notes: z.array(note).describe('What staff wrote for each other, the oldest first.'),
    allowed: z.array(z.enum(STAFF_ACTS)).describe('What can be done with it as it stands; nothing else is.'),
    user: z.uuid().nullable().describe('Null when the account is gone.'),
    erased: erasure,
    received: euros.describe('What the provider has taken in.'),
    refunds_failed: euros.describe('What was paid back and came back: a bank could not bring it to the buyer.'),
    refund_reason: z.string().nullable().describe('Why staff wanted it paid back; the buyer does not see it.'),
    disputes: z.array(dispute),
    flag: z.enum(FLAGS).nullable(),
    provider: z.enum(PROVIDERS).nullable(),
    payment_id: z.string().nullable(),
    events: z.array(
      orderEvent.extend({
        actor: z.enum(['buyer', 'provider', 'gallery', 'staff']),
        staff: z.uuid().nullable(),
        staff_name: z.string().nullable(),
        detail: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  })
  .meta({ id: 'SalesOrder' })

export type Paper = z.output<typeof paper>
export type Quote = z.output<typeof quote>
export type Order = z.output<typeof order>
export type OrderSummary = z.output<typeof orderSummary>
export type Dispute = z.output<typeof dispute>
export type SalesOrder = z.output<typeof salesOrder>

/** What is asked for only where one order is shown. */
const OUTLOOK = { withdrawals: true, can_withdraw: true, withdraw_until: true, next: true } as const
/** The same in a list of orders. */
export const listedSale = salesOrder.omit(OUTLOOK).meta({ id: 'ListedSale' })
export type ListedSale = z.output<typeof listedSale>
