import type { DeclineReason } from '../../contract/orders/values.ts'
import type { PlanChargeState } from '../../contract/plans/values.ts'
import type { ProviderDispute } from './provider-dispute.ts'

/** One month of a plan as the provider has it in its books; amounts are cents. */
export interface ProviderCharge {
  id: string
  /** The payment of it, where the provider calls that otherwise. */
  paymentId: string | null
  /** From 1 on. */
  month: number
  amount: number
  currency: string
  /** `open`: not tried yet, or the payer is asked something; `failed`: refused, and tried again; `void`: given up. */
  state: PlanChargeState
  /** How many tries of a card have come to an end, whether it was charged or refused. */
  attempts: number
  /** Why the last try was refused. */
  declined: DeclineReason | null
  dueAt: Date
  paidAt: Date | null
  /** What has been taken in, and how much of that was paid back. */
  received: number
  refunded: number
  /** What was paid back and came back, since a bank could not bring it to its owner; it only grows. */
  refundsFailed: number
}

/** A plan as the provider has it in its books. */
export interface ProviderPlan {
  /** What the provider calls it. */
  id: string
  /** Whose it is, as we told the provider when it was opened. */
  planId: string
  /**
   * `incomplete`: the first month is not paid; `requires_action`: the payer's bank asks; `past_due`: a month is open
   * and tried again; `unpaid`: it was tried for the last time; `completed`: the last month is over.
   */
  state: 'incomplete' | 'requires_action' | 'active' | 'past_due' | 'unpaid' | 'cancelled' | 'completed'
  /** Why the last card was refused; null when none was, or another is under way. */
  declined: DeclineReason | null
  /** What a browser shows the provider to confirm whose card it is, while that is asked: for a month, or for those to come. */
  secret: string | null
  card: { brand: string; last4: string } | null
  /** Whether no money moves: the cards are the sandbox's, or the provider is in its test mode. */
  isTest: boolean
  nextChargeAt: Date | null
  nextAttemptAt: Date | null
  /** Until when what is paid lasts, once no more will be charged. */
  endsAt: Date | null
  /** Every month that was due so far, and none ahead. */
  charges: ProviderCharge[]
  disputes: ProviderDispute[]
  /** What time it was at the provider when it said so. */
  asOf: Date
}

/** What is to be charged, month by month. */
export interface NewPlan {
  planId: string
  /** What people know it by. */
  reference: string
  /** Of one month, in cents. */
  amount: number
  currency: string
  months: number
  name: string
  email: string
}

/** A card, and what this try of it is called. */
export interface CardTry {
  method: string
  attempt: string
}

/**
 * Charges a card month by month. Every call may be made again after a crash without a second effect, and answers what
 * the provider knows at that moment; a refused card is an answer, a card that it does not know is a wrong field
 * `payment_method`. Throws `DomainError('payment-unavailable')` when the provider does not answer.
 */
export interface PlanProvider {
  /** Makes a plan known and charges nothing; the same plan again is the same. */
  open: (plan: NewPlan) => Promise<ProviderPlan>
  /** Charges the first month by this card and goes on from there; the same attempt again, or a plan that runs or is over, is left as it is. */
  start: (id: string, card: CardTry) => Promise<ProviderPlan>
  read: (id: string) => Promise<ProviderPlan>
  /** Charges by this card from now on, and an open month at once; a plan that is over, or has not begun, is left as it is. */
  replaceCard: (id: string, card: CardTry) => Promise<ProviderPlan>
  /** Sees to it that nothing more is charged; what is paid stays, a month that a bank is at may still be paid. */
  cancel: (id: string) => Promise<ProviderPlan>
  /** What time it is there: by the clock, or as tests have moved it. */
  readTime: () => Promise<Date>
}
