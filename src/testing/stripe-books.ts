import { randomBytes } from 'node:crypto'

import type { Stripe } from 'stripe'

/** The parts of a payment intent that anybody here reads. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'amount_received' | 'currency' | 'status' | 'client_secret' | 'metadata'
> & {
  last_payment_error: { type: string; code: string; decline_code?: string } | null
  latest_charge: string | null
  payment_method: string | null
  /** Whose it is; orders are paid by nobody in particular. */
  customer: string | null
}

interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  payment_intent: string
  customer: string | null
  status: 'succeeded' | 'failed'
  failure_code: string | null
  outcome: { reason: string | null }
}

type Params = Record<string, unknown>

/** An answer of Stripe: what goes into the body, and under which status. */
export interface Answer {
  status: number
  body: object
}

const DECLINES: Record<string, { code: string; decline_code?: string }> = {
  pm_card_visa_chargeDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  pm_card_visa_chargeDeclinedInsufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: { code: 'incorrect_cvc' },
  pm_card_chargeDeclinedProcessingError: { code: 'processing_error' },
  // It can be kept, and fails when it is charged.
  pm_card_chargeCustomerFail: { code: 'card_declined', decline_code: 'generic_decline' },
}
const STATUS_AFTER: Record<string, 'succeeded' | 'requires_action' | 'processing'> = {
  pm_card_visa: 'succeeded',
  pm_card_threeDSecure2Required: 'requires_action',
  pm_card_processing: 'processing',
}

// Eight digits, in cents.
const MOST = 99_999_999

/** Stripe's side of payments: intents, charges and refunds, changed only the way that Stripe changes them. */
export class StripeBooks {
  readonly intents = new Map<string, Intent>()
  readonly charges = new Map<string, Charge>()
  readonly refunds: { id: string; amount: number; payment_intent: string }[] = []

  /** Is told of each payment that was charged or refused. */
  onOutcome: ((intent: Intent) => void) | undefined

  create({ amount, currency, metadata, expand, customer }: Params): Answer {
    if (Number(amount) > MOST) {
      return fault({ code: 'amount_too_large', param: 'amount', message: 'Amount must be no more than €999,999.99' })
    }
    const id = idOf('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(amount),
      amount_received: 0,
      currency: String(currency),
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      metadata: (metadata ?? {}) as Stripe.Metadata,
      last_payment_error: null,
      latest_charge: null,
      payment_method: null,
      customer: typeof customer === 'string' ? customer : null,
    }
    this.intents.set(id, intent)
    return this.#show(intent, expand)
  }

  retrieve(id: string, { expand }: Params): Answer {
    const intent = this.intents.get(id)
    return intent ? this.#show(intent, expand) : missing('intent', id)
  }

  confirm(id: string, { payment_method: method, expand }: Params): Answer {
    const intent = this.intents.get(id)
    if (!intent) return missing('intent', id)
    if (!/^requires_(payment_method|confirmation|action)$/.test(intent.status)) return unexpected(intent)
    const decline = DECLINES[String(method)]
    const status = STATUS_AFTER[String(method)]
    if (decline) return this.#decline(intent, decline)
    if (!status) return missing('payment_method', String(method))
    Object.assign(intent, { status, payment_method: method, last_payment_error: null })
    if (status === 'succeeded') this.#charge(intent)
    return this.#show(intent, expand)
  }

  cancel(id: string, { expand }: Params): Answer {
    const intent = this.intents.get(id)
    if (!intent) return missing('intent', id)
    if (!intent.status.startsWith('requires_')) return unexpected(intent)
    intent.status = 'canceled'
    return this.#show(intent, expand)
  }

  refund({ payment_intent: id, amount }: Params): Answer {
    const charge = this.charges.get(this.intents.get(String(id))?.latest_charge ?? '')
    if (!charge) return missing('payment_intent', String(id))
    const left = charge.amount - charge.amount_refunded
    if (left === 0) return fault({ code: 'charge_already_refunded', message: 'The charge has been refunded.' })
    const wanted = amount === undefined ? left : Number(amount)
    if (wanted > left) return fault({ param: 'amount', message: 'That is more than is left on the charge.' })
    charge.amount_refunded += wanted
    const refund = { id: idOf('re'), object: 'refund', amount: wanted, payment_intent: String(id), status: 'succeeded' }
    this.refunds.push(refund)
    return { status: 200, body: refund }
  }

  /** What the buyer's bank hears when it asks whether it is really them. */
  authenticate(id: string, isApproved: boolean): void {
    const intent = this.intents.get(id)
    if (!intent) return
    if (isApproved) this.#charge(intent)
    else this.#decline(intent, { code: 'payment_intent_authentication_failure' })
  }

  /** A payment that was processing has gone through. */
  finish(id: string): void {
    const intent = this.intents.get(id)
    if (intent?.status === 'processing') this.#charge(intent)
  }

  #charge(intent: Intent): void {
    const charge = this.#note(intent, 'succeeded')
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id })
    this.onOutcome?.(intent)
  }

  #note({ id, amount, customer }: Intent, status: Charge['status'], reason?: { code: string; decline_code?: string }) {
    const charge: Charge = {
      id: idOf('ch'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      payment_intent: id,
      customer,
      status,
      failure_code: reason?.code ?? null,
      outcome: { reason: reason?.decline_code ?? null },
    }
    this.charges.set(charge.id, charge)
    return charge
  }

  #decline(intent: Intent, reason: { code: string; decline_code?: string }): Answer {
    const error = { type: 'card_error', ...reason, message: 'Your card was declined.' }
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: error })
    if (intent.customer !== null) this.#note(intent, 'failed', reason)
    this.onOutcome?.(intent)
    return { status: 402, body: { error: { ...error, payment_intent: intent } } }
  }

  #show(intent: Intent, expand: unknown): Answer {
    const charge = this.charges.get(intent.latest_charge ?? '')
    const isWhole = Array.isArray(expand) && expand.includes('latest_charge') && charge !== undefined
    return { status: 200, body: structuredClone({ ...intent, ...(isWhole ? { latest_charge: charge } : {}) }) }
  }
}

/** A refusal as Stripe words it. */
export const fault = (error: object, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
})

/** Says that there is no such thing. */
export const missing = (param: string, id: string) =>
  fault({ code: 'resource_missing', param, message: `No such ${param}: '${id}'` }, param === 'intent' ? 404 : 400)

const unexpected = (intent: Intent) =>
  fault({ code: 'payment_intent_unexpected_state', payment_intent: intent, message: `It is ${intent.status}.` })

/** A name such as Stripe gives. */
export const idOf = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
