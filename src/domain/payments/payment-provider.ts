import type { DeclineReason, PaymentState } from '../../contract/orders/values.ts'
import type { ProviderName } from '../../contract/payments/values.ts'
import type { PlanProvider } from './plan-provider.ts'
import type { ProviderDispute } from './provider-dispute.ts'

/** A payment as the provider has it in its books; amounts are cents. */
export interface Payment {
  id: string
  /** Whose it is, as we told the provider when it was opened. */
  orderId: string
  state: Exclude<PaymentState, 'none'>
  amount: number
  currency: string
  /** What has been taken in, and how much of that was paid back. */
  received: number
  refunded: number
  /** What was paid back and came back, since a bank could not bring it to its owner; it only grows. */
  refundsFailed: number
  /** What we called the refunds that came back, as far as it was us who asked for them by a name. */
  failedRefunds: string[]
  /** Whether no money moves: the cards are the sandbox's, or the provider is in its test mode. */
  isTest: boolean
  disputes: ProviderDispute[]
  /** Why the last card was refused; null when none was, or another is under way. */
  declined: DeclineReason | null
  /** What a browser shows the provider to confirm who pays. */
  secret: string | null
}

/** What is to be paid. */
export interface NewPayment {
  orderId: string
  orderNumber: string
  orderedAt: Date
  amount: number
  currency: string
  email: string
}

/** Up to which sum of a payment, in cents, is to be paid back, and what we call the refund that leads there. */
interface RefundWish {
  upTo: number
  name: string | undefined
}

/** Something happened to a payment, says the provider; what, is asked of it. */
export interface PaymentNotice {
  id: string
  /** Nothing when it is not about a payment. */
  paymentId: string | undefined
  /** What the provider calls the plan that it is about, if it is about one. */
  planId?: string | undefined
}

/**
 * Takes the money. Every call may be made again after a crash without a second effect, and answers what the provider
 * knows at that moment. Throws `DomainError('payment-unavailable')` when the provider does not answer.
 */
export interface PaymentProvider {
  name: ProviderName
  /** Opens the payment of an order; the same order again is the same payment. What it does not take at all is `DomainError('payment-refused')`. */
  open: (payment: NewPayment) => Promise<Payment>
  /** Charges a card; the same attempt again charges nothing more. A refused card is an answer, not an error. */
  confirm: (paymentId: string, charge: { method: string; attempt: string }) => Promise<Payment>
  read: (paymentId: string) => Promise<Payment>
  /** Sees to it that nothing can be charged any more; a payment that has succeeded or is processing stays as it is. */
  cancel: (paymentId: string) => Promise<Payment>
  /**
   * Pays back whatever of it was not yet, or until this sum in cents is paid back, once; nothing while a dispute keeps the
   * money. Another sum is not to be asked for before the books show what the last one came to. A name comes back with it,
   * should it fail.
   */
  refund: (paymentId: string, part?: RefundWish) => Promise<Payment>
  /** Reads a notice; one that is not the provider's, was changed on its way or is old is `DomainError('malformed-request')`. */
  readNotice: (body: Buffer, signature: string | undefined) => Promise<PaymentNotice>
  plans: PlanProvider
}
