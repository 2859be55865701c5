import type { Stripe } from 'stripe'

import type { ProviderCharge, ProviderPlan } from '../plan-provider.ts'
import { reasonOf } from './present-payment.ts'
import { intentIdOf, type PlanBooks } from './read-plan-books.ts'

const toDate = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null)

/** A plan in the gallery's words, as Stripe had it in its books at that moment. */
export function presentPlan(books: PlanBooks, asOf: Date): ProviderPlan {
  const { customer, subscription, months, intent } = books
  const charges = months.map((invoice, at) => presentMonth(books, invoice, at + 1))
  const state = stateOf(books)
  const open = months.find(({ status }) => status === 'open')
  const isAsked = intent?.status === 'requires_action'
  const fault = intent?.status === 'requires_payment_method' ? intent.last_payment_error : null
  const hasMore = (state === 'active' || state === 'past_due') && months.length < Number(customer.metadata.months)
  const method = subscription?.default_payment_method
  const card = method && typeof method === 'object' ? method.card : undefined
  const lastPaid = months.findLast(({ status }) => status === 'paid')
  return {
    id: customer.id,
    planId: customer.metadata.plan_id ?? '',
    state: isAsked && state === 'incomplete' ? 'requires_action' : state,
    declined: fault ? reasonOf(fault) : null,
    secret: isAsked ? intent.client_secret : null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    nextChargeAt: hasMore ? toDate(subscription?.items.data[0]?.current_period_end) : null,
    nextAttemptAt: state === 'past_due' ? toDate(open?.next_payment_attempt) : null,
    endsAt: hasMore ? null : toDate(lastPaid?.lines.data[0]?.period.end),
    charges,
    asOf,
  }
}

function stateOf({ customer, subscription, months }: PlanBooks): ProviderPlan['state'] {
  switch (subscription?.status) {
    case undefined:
    case 'incomplete':
    case 'incomplete_expired':
      return 'incomplete'
    case 'past_due':
      return 'past_due'
    case 'unpaid':
      return 'unpaid'
    case 'canceled': {
      const paid = months.filter(({ status }) => status === 'paid').length
      if (paid >= Number(customer.metadata.months)) return 'completed'
      return subscription.cancellation_details?.reason === 'payment_failed' ? 'unpaid' : 'cancelled'
    }
    default:
      return 'active'
  }
}

function presentMonth({ subscription, charges, intent }: PlanBooks, invoice: Stripe.Invoice, month: number) {
  const paymentId = intentIdOf(invoice)
  const tries = charges.filter(({ payment_intent: id }) => idOf(id) === paymentId && paymentId !== undefined)
  const refunded = tries.reduce((sum, { amount_refunded: amount }) => sum + amount, 0)
  const payment = intent?.id === paymentId ? intent : undefined
  const last = payment?.last_payment_error ?? asFault(tries.find(({ status }) => status === 'failed'))
  const attempts = Math.max(invoice.attempt_count, tries.filter(({ status }) => status !== 'pending').length)
  const isOver = subscription?.status === 'canceled'
  const state = monthStateOf(invoice, { payment, isOver, hasFailed: last !== undefined, refunded })
  return {
    id: invoice.id,
    month,
    amount: invoice.total,
    currency: invoice.currency.toUpperCase(),
    state,
    attempts,
    declined: state === 'failed' && last ? reasonOf(last) : null,
    dueAt: new Date(invoice.created * 1000),
    paidAt: toDate(invoice.status_transitions.paid_at),
    received: invoice.amount_paid,
    refunded,
  } satisfies ProviderCharge
}

interface Circumstances {
  payment: Stripe.PaymentIntent | undefined
  isOver: boolean
  hasFailed: boolean
  refunded: number
}

function monthStateOf(
  { status, amount_paid: received }: Stripe.Invoice,
  { payment, isOver, hasFailed, refunded }: Circumstances,
): ProviderCharge['state'] {
  if (status === 'paid') return received > 0 && refunded >= received ? 'refunded' : 'paid'
  if (status === 'void' || status === 'uncollectible') return 'void'
  if (payment?.status === 'processing') return 'processing'
  // What is a draft when a plan ends stays one.
  if (status === 'draft' && isOver) return 'void'
  return hasFailed && payment?.status !== 'requires_action' ? 'failed' : 'open'
}

const idOf = (one: string | { id: string } | null) => (typeof one === 'object' ? one?.id : one)

/** What a bank said of a charge; its own reason stands among the outcomes. */
const asFault = (charge: Stripe.Charge | undefined) =>
  charge && { code: charge.failure_code ?? '', decline_code: charge.outcome?.reason ?? '' }
