import { randomBytes } from 'node:crypto'

import type { Selectable } from 'kysely'

import type { DeclineReason } from '../../../contract/orders/values.ts'
import type { SandboxPlanChargeRow, SandboxPlanRow } from '../../../database/index.ts'
import { addMonths } from './add-months.ts'
import { DECLINES, type Outcome } from './test-cards.ts'

type SandboxPlan = Selectable<SandboxPlanRow>
export type SandboxCharge = Selectable<SandboxPlanChargeRow>

/** A plan and its months, while they are being changed. */
export interface PlanBook {
  plan: SandboxPlan
  charges: SandboxCharge[]
}

const DAY_MS = 86_400_000
// Counted from the first failure of a month.
const RETRY_DAYS = [3, 5, 7]
const PROCESSING_MS = 5000

/** Whether nothing is charged any more, whatever happens. */
export const isOver = ({ state }: SandboxPlan): boolean =>
  state === 'unpaid' || state === 'cancelled' || state === 'completed'

/** The month that waits for a card, if one does. */
export const findOpenCharge = ({ charges }: PlanBook): SandboxCharge | undefined =>
  charges.find(({ state }) => state === 'open' || state === 'failed')

export const findProcessing = ({ charges }: PlanBook): SandboxCharge | undefined =>
  charges.find(({ state }) => state === 'processing')

/** Writes down that the next month is due. */
export function addCharge({ plan, charges }: PlanBook, dueAt: Date): SandboxCharge {
  const charge: SandboxCharge = {
    id: `ch_sandbox_${randomBytes(12).toString('hex')}`,
    sandbox_plan_id: plan.id,
    month: charges.length + 1,
    amount: plan.amount,
    currency: plan.currency,
    state: 'open',
    attempts: 0,
    declined: null,
    failed_at: null,
    due_at: dueAt,
    paid_at: null,
    received: 0,
    refunded: 0,
  }
  charges.push(charge)
  return charge
}

/** Tries the card that the plan has; a bank asks only payers who are there. */
export function tryCard(book: PlanBook, charge: SandboxCharge, at: Date, { isPresent }: { isPresent: boolean }): void {
  const { plan } = book
  const outcome = plan.outcome as Outcome
  plan.declined = null
  if (outcome in DECLINES) return fail(book, charge, at, DECLINES[outcome as keyof typeof DECLINES])
  if (outcome === 'fails-later' && !isPresent) return fail(book, charge, at, 'card-declined')
  if (outcome === '3-d-secure' && isPresent) {
    charge.state = 'open'
    plan.state = 'requires_action'
    return
  }
  if (outcome === 'processing') {
    charge.state = 'processing'
    if (plan.state === 'requires_action') plan.state = plan.began_at ? 'past_due' : 'incomplete'
    Object.assign(plan, { next_charge_at: null, next_attempt_at: null, due_at: later(at, PROCESSING_MS) })
    return
  }
  pay(book, charge, at)
}

/** The money of a month has come. */
export function pay(book: PlanBook, charge: SandboxCharge, at: Date): void {
  const { plan } = book
  Object.assign(charge, { state: 'paid', received: charge.amount, declined: null, paid_at: at })
  charge.attempts++
  plan.began_at ??= at
  if (isOver(plan)) {
    Object.assign(plan, { ends_at: endOfPaid(book), due_at: null })
    return
  }
  const isLast = charge.month === plan.months
  const next = addMonths(plan.began_at, charge.month)
  Object.assign(plan, {
    state: 'active',
    declined: null,
    next_attempt_at: null,
    next_charge_at: isLast ? null : next,
    ends_at: isLast ? next : null,
    due_at: next,
  })
}

/** A card was refused: the month is tried again some days later, and given up after the last time. */
export function fail(book: PlanBook, charge: SandboxCharge, at: Date, reason: DeclineReason): void {
  const { plan } = book
  charge.attempts++
  charge.failed_at ??= at
  Object.assign(charge, { state: 'failed', declined: reason })
  plan.declined = reason
  if (!plan.began_at) {
    plan.state = 'incomplete'
    return
  }
  const first = charge.failed_at
  const next = RETRY_DAYS.map((days) => later(first, days * DAY_MS)).find((time) => time > at)
  if (next) {
    Object.assign(plan, { state: 'past_due', next_charge_at: null, next_attempt_at: next, due_at: next })
  } else {
    close(book, 'unpaid')
  }
}

/** Ends a plan: what is open is given up, what is paid runs to its end; a bank that is at it may still pay. */
export function close(book: PlanBook, state: 'unpaid' | 'cancelled'): void {
  const { plan, charges } = book
  for (const charge of charges) if (charge.state === 'open' || charge.state === 'failed') charge.state = 'void'
  Object.assign(plan, { state, next_charge_at: null, next_attempt_at: null, ends_at: endOfPaid(book) })
  if (!findProcessing(book)) plan.due_at = null
}

/** Does what is due of a plan at this moment. */
export function takeStep(book: PlanBook, at: Date): void {
  const { plan } = book
  const processing = findProcessing(book)
  const open = findOpenCharge(book)
  if (processing) pay(book, processing, at)
  else if (open) tryCard(book, open, at, { isPresent: false })
  else if (plan.next_charge_at) tryCard(book, addCharge(book, plan.next_charge_at), at, { isPresent: false })
  else Object.assign(plan, { state: 'completed', due_at: null })
}

const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds)

function endOfPaid({ plan, charges }: PlanBook): Date | null {
  const paid = charges.filter(({ received }) => received > 0).length
  return plan.began_at && paid > 0 ? addMonths(plan.began_at, paid) : null
}
