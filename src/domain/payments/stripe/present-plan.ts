import type { Stripe } from 'stripe'

import type { ProviderCharge, ProviderPlan } from '../plan-provider.ts'
import { presentDispute } from './present-dispute.ts'
import { reasonOf } from './present-payment.ts'
import { intentIdOf, type PlanBooks } from './read-plan-books.ts'
import { sumRefunds } from './sum-refunds.ts'

const toDate = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null)

/** A plan in the gallery's words, as Stripe had it in its books at that moment. */
export function presentPlan(books: PlanBooks, asOf: Date): ProviderPlan {
  const { customer, subscription, months, intent, setup } = books
  const charges = months.map((invoice, at) => presentMonth(books, invoice, at + 1))
  const state = stateOf(books)
  const open = months.find(({ status }) => status === 'open')
  const isAsked = intent?.status === 'requires_action'
  const question = isAsked ? intent : setup?.status === 'requires_action' ? setup : undefined
  const fault = intent?.status === 'requires_payment_method' ? intent.last_payment_error : faultOf(setup)
  const hasMore = (state === 'active' || state === 'past_due') && months.length < Number(customer.metadata.months)
  const method = subscription?.default_payment_method
  const card = method && typeof method === 'object' ? method.card : undefined
  const lastPaid = months.findLast(({ status }) => status === 'paid')
  return {
    id: customer.id,
    planId: customer.metadata.plan_id ?? '',
    state: isAsked && (state === 'incomplete' || state === 'past_due') ? 'requires_action' : state,
    declined: fault ? reasonOf(fault) : null,
    secret: question?.client_secret ?? null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    isTest: !customer.livemode,
    nextChargeAt: hasMore ? toDate(subscription?.items.data[0]?.current_period_end) : null,
    nextAttemptAt: state === 'past_due' ? toDate(open?.next_payment_attempt) : null,
    endsAt: hasMore ? null : toDate(lastPaid?.lines.data[0]?.period.end),
    charges,
    disputes: books.disputes.map((dispute) => presentDispute(dispute, monthOf(books, dispute))),
    asOf,
  }
}

const faultOf = (setup: Stripe.SetupIntent | undefined) =>
  setup?.status === 'requires_payment_method' ? setup.last_setup_error : null

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

function presentMonth(books: PlanBooks, invoice: Stripe.Invoice, month: number): ProviderCharge {
  const { subscription, intent } = books
  const tries = triesOf(books, invoice, month)
  const failures = tries.filter(({ status }) => status === 'failed')
  const payment = intent?.id === intentIdOf(invoice) ? intent : undefined
  const fault = payment?.last_payment_error ?? asFault(failures[0])
  const received = invoice.amount_paid
  const refunds = tries.map(sumRefunds)
  const refunded = refunds.reduce((sum, one) => sum + one.refunded, 0)
  // Stripe counts its own tries, also those that end with a question of the bank; ours are found among the charges.
  const isPaid = invoice.status === 'paid'
  const attempts = Math.max(failures.length + (isPaid ? 1 : 0), month > 1 ? invoice.attempt_count : 0)
  const state = monthStateOf(invoice, payment, { hasFailed: fault !== undefined, isOver: isOver(subscription) })
  return {
    id: invoice.id,
    paymentId: intentIdOf(invoice) ?? null,
    month,
    amount: invoice.total,
    currency: invoice.currency.toUpperCase(),
    state: state === 'paid' && received > 0 && refunded >= received ? 'refunded' : state,
    attempts,
    declined: state === 'failed' && fault ? reasonOf(fault) : null,
    dueAt: new Date(invoice.created * 1000),
    paidAt: toDate(invoice.status_transitions.paid_at),
    received,
    refunded,
    refundsFailed: refunds.reduce((sum, one) => sum + one.refundsFailed, 0),
  }
}

/** The month that a disputed charge has paid. */
function monthOf(books: PlanBooks, { charge }: Stripe.Dispute): number | null {
  const at = books.months.findIndex((invoice, month) =>
    triesOf(books, invoice, month + 1).some(({ id }) => id === idOf(charge)),
  )
  return at === -1 ? null : at + 1
}

/** All charges of a month; the first has also those of subscriptions that came to nothing. */
function triesOf({ charges, months }: PlanBooks, invoice: Stripe.Invoice, month: number): Stripe.Charge[] {
  const own = intentIdOf(invoice)
  const others = months.filter(({ id }) => id !== invoice.id).map(intentIdOf)
  return charges.filter(({ payment_intent: id }) =>
    month === 1 ? !others.includes(idOf(id)) : own !== undefined && idOf(id) === own,
  )
}

const isOver = (subscription: Stripe.Subscription | undefined) =>
  subscription?.status === 'canceled' || subscription?.status === 'unpaid'

function monthStateOf(
  { status }: Stripe.Invoice,
  payment: Stripe.PaymentIntent | undefined,
  { hasFailed, isOver: isEnded }: { hasFailed: boolean; isOver: boolean },
): ProviderCharge['state'] {
  if (status === 'paid') return 'paid'
  if (payment?.status === 'processing') return 'processing'
  // Once a plan is over nothing of it is tried any more; a first month that was given up after a day may still be.
  if (isEnded || status === 'uncollectible') return 'void'
  return hasFailed && payment?.status !== 'requires_action' ? 'failed' : 'open'
}

const idOf = (one: string | { id: string } | null) => (one && typeof one === 'object' ? one.id : (one ?? undefined))

/** What a bank said of a charge; its own reason stands among the outcomes. */
const asFault = (charge: Stripe.Charge | undefined) =>
  charge && { code: charge.failure_code ?? '', decline_code: charge.outcome?.reason ?? '' }
