import { z } from 'zod'

import { billingAddress, line, requiredLine } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, file, locale } from '../fields.ts'
import { dispute, paper, paperNumber } from '../orders/shapes.ts'
import { DECLINE_REASONS } from '../orders/values.ts'
import { PROVIDERS } from '../payments/values.ts'
import {
  PLAN_CHARGE_STATES,
  PLAN_ENTRIES,
  PLAN_EVENTS,
  PLAN_MONTHS,
  PLAN_PAYMENT_STATES,
  PLAN_STATUSES,
} from './values.ts'

const status = z.enum(PLAN_STATUSES)
const moment = z.iso.datetime()
const euros = z.number()
// What the database can hold, and nobody looks beyond.
const day = z.iso.date().refine((one) => one >= '2000-01-01' && one < '2200-01-01')
const month = z.int().min(1).max(PLAN_MONTHS)

/** What the invoices of a plan are addressed to. */
export const planBilling = billingAddress.omit({ phone: true }).meta({ id: 'PlanBilling' })

const plan = z
  .object({
    reference: z.string().describe('The application’s.'),
    first_name: z.string(),
    status,
    price: euros.describe('Of one month, in euros, including tax.'),
    months: z.int(),
    paid_months: z.int(),
    next_charge: z.object({ at: moment, amount: euros, month }).nullable(),
    next_attempt_at: moment.nullable().describe('When a charge that failed is tried again.'),
    ends_at: moment.nullable().describe('Until when what is paid lasts, once no more is charged.'),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    payment: z.object({
      state: z.enum(PLAN_PAYMENT_STATES),
      declined: z.enum(DECLINE_REASONS).nullable(),
      secret: z.string().nullable().describe('What a browser shows the provider to confirm who pays.'),
    }),
    charges: z.array(
      z.object({
        month,
        amount: euros,
        state: z.enum(PLAN_CHARGE_STATES),
        due_at: moment,
        paid_at: moment.nullable(),
      }),
    ),
    can_cancel: z.boolean(),
    billing: planBilling.nullable().describe('What invoices are addressed to; null until it is told.'),
    papers: z.array(paper.extend({ month })).describe('Invoices and credit notes, the oldest first.'),
    lacks_paper: z
      .boolean()
      .describe('Whether one is due: it waits for the gallery’s legal data, or until the artist has told an address.'),
  })
  .meta({ id: 'Plan' })

const entry = z
  .object({
    id: z.string(),
    at: moment.describe('When it happened, by the provider’s clock.'),
    reference: z.string(),
    month,
    kind: z.enum(PLAN_ENTRIES),
    amount: euros.describe('Below zero where something written off was paid after all.'),
  })
  .meta({ id: 'PlanEntry' })

const totals = z
  .object({
    charged: euros,
    paid: euros,
    failed: euros.describe('Of all tries that were refused; no money by itself.'),
    refunded: euros.describe('Less what came back.'),
    written_off: euros,
    open: euros.describe('Charged, and neither paid nor written off.'),
  })
  .meta({ id: 'PlanTotals' })

const salesPlan = z
  .object({
    ...plan.omit({ payment: true, papers: true, lacks_paper: true }).shape,
    surname: z.string(),
    email: z.string(),
    locale,
    provider: z.enum(PROVIDERS).nullable(),
    provider_id: z.string().nullable(),
    declined: z.enum(DECLINE_REASONS).nullable(),
    agreed_at: moment.nullable(),
    is_cancel_wanted: z.boolean().describe('Asked for, and not yet done by the provider.'),
    can_end: z.boolean().describe('Whether staff can end it: it has begun, or was tried, and is not over.'),
  })
  .meta({ id: 'SalesPlan' })

const event = z.object({
  at: moment,
  kind: z.enum(PLAN_EVENTS),
  status: status.nullable(),
  actor: z.enum(['artist', 'provider', 'gallery', 'staff']),
  staff_id: z.uuid().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
})

const onePlan = z.object({ plan })
const oneSale = z.object({
  plan: salesPlan,
  ...plan.pick({ papers: true, lacks_paper: true }).shape,
  ledger: z.array(entry),
  totals,
  disputes: z.array(dispute),
  events: z.array(event),
})
const behindLink = z.object({ token: z.string().max(200) })
const ofApplication = z.object({ application: z.string().regex(/^A-\d{2}-\d{4}-\d{3}$/) })
const card = {
  payment_method: z.string().min(1).max(200),
  attempt: z.uuid().describe('Chosen by the browser: asked again with it, nothing more is charged.'),
}

/** The plan of an accepted artist, and what the staff see of all plans. */
export const planEndpoints = {
  'GET /plans/{token}': {
    summary: 'The plan of an accepted artist, for whoever has the link that was mailed',
    params: behindLink,
    status: 200,
    reply: onePlan,
  },
  'PUT /plans/{token}/billing': {
    summary: 'Says what invoices are addressed to, from the next one on; without it no plan is begun',
    params: behindLink,
    body: z.object({ billing: planBilling }),
    status: 200,
    reply: onePlan,
  },
  'GET /plans/{token}/papers/{paper}': {
    summary: 'An invoice or a credit note of it, with the same as Factur-X inside',
    params: behindLink.extend({ paper: paperNumber }),
    status: 200,
    media: 'application/pdf',
    reply: file,
  },
  'POST /plans/{token}/start': {
    summary: 'Agrees, and charges the first month by a card that the provider knows; the others follow by themselves',
    params: behindLink,
    body: z.object({ agreement: z.boolean().refine((agreed) => agreed, { params: { word: 'agreement' } }), ...card }),
    status: 200,
    reply: onePlan,
  },
  'POST /plans/{token}/payment/return': {
    summary: 'The artist is back from the bank: asks the provider what came of it',
    params: behindLink,
    status: 200,
    reply: onePlan,
  },
  'PUT /plans/{token}/card': {
    summary: 'Puts another card in the place of the one that is charged; an open month is charged by it at once',
    params: behindLink,
    body: z.object(card),
    status: 200,
    reply: onePlan,
  },
  'POST /plans/{token}/cancellation': {
    summary: 'Charges nothing more; what is paid runs to its end',
    params: behindLink,
    status: 200,
    reply: onePlan,
  },
  'GET /sales/plans': {
    summary: 'All plans that were begun, the newest first, 24 a page',
    access: 'sales',
    query: z.object({
      status: status.optional(),
      query: line(100).optional().describe('A reference, a name or an address.'),
      page: count({ max: 10_000, fallback: 1 }),
    }),
    status: 200,
    reply: z.object({ plans: z.array(salesPlan), next_page: z.int().nullable() }),
  },
  'GET /sales/plans/ledger': {
    summary: 'What was charged, paid, refused, paid back and written off, in the order it was written; 200 a page',
    access: 'sales',
    query: z.object({
      from: day.optional().describe('The first day, such as 2026-11-15, by universal time.'),
      to: day.optional().describe('The last day.'),
      page: count({ max: 10_000, fallback: 1 }),
    }),
    status: 200,
    reply: z.object({
      entries: z.array(entry),
      totals: totals.describe('Of all pages.'),
      next_page: z.int().nullable(),
    }),
  },
  'GET /sales/plans/{application}': {
    summary: 'The plan of an application with its ledger and all that happened to it',
    access: 'sales',
    params: ofApplication,
    status: 200,
    reply: oneSale,
  },
  'GET /sales/plans/{application}/papers/{paper}': {
    summary: 'An invoice or a credit note of a plan, with the same as Factur-X inside',
    access: 'sales',
    params: ofApplication.extend({ paper: paperNumber }),
    status: 200,
    media: 'application/pdf',
    reply: file,
  },
  'POST /sales/plans/{application}/cancellation': {
    summary: 'Charges nothing more, for a reason that the artist is told; what is paid runs to its end',
    access: 'sales',
    asksAgain: 'always',
    log: {
      subject: 'plans',
      looks: { at: 'GET /sales/plans/{application}', places: ['plan.status', 'plan.is_cancel_wanted'] },
      keeps: ['reason'],
    },
    params: ofApplication,
    body: z.object({ reason: requiredLine(500) }),
    status: 200,
    reply: oneSale,
  },
} as const satisfies Record<string, Endpoint>

export type Plan = z.output<typeof plan>
export type PlanBilling = z.output<typeof planBilling>
export type SalesPlan = z.output<typeof salesPlan>
export type PlanSale = z.output<typeof oneSale>
export type PlanEntry = z.output<typeof entry>
export type PlanTotals = z.output<typeof totals>
