import type { Stripe } from 'stripe'

/** What Stripe has in its books about one plan. */
export interface PlanBooks {
  customer: Stripe.Customer
  /** The one that has begun, or the latest; there were others before if their first month was never paid. */
  subscription: Stripe.Subscription | undefined
  /** How many there have been, so that a next one is not taken for the same. */
  subscriptionCount: number
  /** The invoices of its months, the first month first. */
  months: Stripe.Invoice[]
  charges: Stripe.Charge[]
  /** The payment of the month that is open. */
  intent: Stripe.PaymentIntent | undefined
  /** What its bank was asked about a card that is to be charged from now on. */
  setup: Stripe.SetupIntent | undefined
  disputes: Stripe.Dispute[]
}

const OF_MONTHS = ['subscription_create', 'subscription_cycle']

/** Reads all of a plan; nothing when the customer was erased at Stripe. */
export async function readPlanBooks(stripe: Stripe, id: string): Promise<PlanBooks | undefined> {
  const [customer, { data: subscriptions }, invoices, charges] = await Promise.all([
    stripe.customers.retrieve(id),
    stripe.subscriptions.list({
      customer: id,
      status: 'all',
      limit: 100,
      expand: ['data.schedule', 'data.default_payment_method'],
    }),
    stripe.invoices.list({ customer: id, limit: 100, expand: ['data.payments'] }).autoPagingToArray({ limit: 1000 }),
    stripe.charges.list({ customer: id, limit: 100, expand: ['data.refunds'] }).autoPagingToArray({ limit: 1000 }),
  ])
  if (customer.deleted) return undefined
  // One that has begun counts, whatever was tried beside it.
  const subscription = subscriptions.find((one) => !isBefore(one)) ?? subscriptions[0]
  const months = invoices
    .filter((one) => subscription !== undefined && subscriptionIdOf(one) === subscription.id)
    .filter(({ billing_reason: reason }) => OF_MONTHS.includes(reason ?? ''))
    .toSorted((one, other) => one.created - other.created)
  const open = months.find(({ status }) => status === 'open')
  const intentId = open && intentIdOf(open)
  const setupId = subscription && isRunning(subscription) ? subscription.metadata.setup : undefined
  const disputed = charges.filter((charge) => charge.disputed)
  const disputes = await Promise.all(disputed.map((charge) => stripe.disputes.list({ charge: charge.id, limit: 100 })))
  return {
    customer,
    subscription,
    subscriptionCount: subscriptions.length,
    months,
    charges,
    intent: intentId === undefined ? undefined : await stripe.paymentIntents.retrieve(intentId),
    setup: setupId === undefined ? undefined : await stripe.setupIntents.retrieve(setupId),
    disputes: disputes.flatMap(({ data }) => data),
  }
}

/** Whether the first month of a subscription was not paid so far; Stripe gives up waiting after a day. */
export const isBefore = ({ status }: Stripe.Subscription): boolean =>
  status === 'incomplete' || status === 'incomplete_expired'

/** Whether a subscription has begun and is not over. */
export const isRunning = (subscription: Stripe.Subscription): boolean =>
  !isBefore(subscription) && subscription.status !== 'canceled' && subscription.status !== 'unpaid'

/** The payment that an invoice is paid by. */
export function intentIdOf({ payments }: Stripe.Invoice): string | undefined {
  const intents = payments?.data.filter(({ status }) => status !== 'canceled') ?? []
  const [intent] = intents.flatMap(({ payment }) => payment.payment_intent ?? [])
  return typeof intent === 'object' ? intent.id : intent
}

function subscriptionIdOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription
  return typeof subscription === 'object' ? subscription.id : subscription
}
