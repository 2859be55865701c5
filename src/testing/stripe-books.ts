import { randomBytes } from 'node:crypto'

import type { Stripe } from 'stripe'

import { type Answer, fault, fine, idOf, listOf, missing, type Params } from './stripe-answers.ts'
import type { Charge, Dispute, Intent, Refund, Setup } from './stripe-rows.ts'
import { DECLINES, isKnownCard, STATUS_AFTER } from './stripe-test-cards.ts'

// Eight digits, in cents.
const MOST = 99_999_999

/** Stripe's side of payments: intents, charges, refunds and disputes, changed only the way that Stripe changes them. */
export class StripeBooks {
  readonly intents = new Map<string, Intent>()
  readonly charges = new Map<string, Charge>()
  readonly setups = new Map<string, Setup>()
  readonly refunds: Refund[] = []
  readonly disputes: Dispute[] = []
  /** Cards whose owners have told their bank that they may be charged while they are away. */
  readonly #agreed = new Set<string>()

  /** Whether the account is asked by a key that moves money. */
  isLive = false

  /** Is told of each payment that was charged or refused. */
  onOutcome: ((intent: Intent) => void) | undefined

  create({ amount, currency, metadata, customer }: Params): Answer {
    if (Number(amount) > MOST) {
      return fault({ code: 'amount_too_large', param: 'amount', message: 'Amount must be no more than €999,999.99' })
    }
    const id = idOf('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      created: Math.floor(Date.now() / 1000),
      livemode: this.isLive,
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
    return fine(intent)
  }

  retrieve(id: string): Answer {
    const intent = this.intents.get(id)
    return intent ? fine(intent) : missing('intent', id)
  }

  list({ created }: Params): Answer {
    const since = Number((created as { gte?: unknown } | undefined)?.gte ?? 0)
    return listOf([...this.intents.values()].filter((intent) => intent.created >= since).toReversed())
  }

  confirm(id: string, { payment_method: card }: Params, { isAway = false } = {}): Answer {
    const intent = this.intents.get(id)
    const method = String(card)
    if (!intent) return missing('intent', id)
    if (!/^requires_(payment_method|confirmation|action)$/.test(intent.status)) return unexpected(intent)
    const decline = DECLINES[method]
    if (decline) return this.#decline(intent, decline)
    if (!isKnownCard(method)) return missing('payment_method', method)
    const asksOnce = method === 'pm_card_authenticationRequiredOnSetup'
    const status = isAway && asksOnce && this.#agreed.has(method) ? 'succeeded' : STATUS_AFTER[method]
    Object.assign(intent, { status, payment_method: method, last_payment_error: null })
    if (status === 'succeeded') this.#charge(intent)
    return fine(intent)
  }

  cancel(id: string): Answer {
    const intent = this.intents.get(id)
    if (!intent) return missing('intent', id)
    if (!intent.status.startsWith('requires_')) return unexpected(intent)
    intent.status = 'canceled'
    return fine(intent)
  }

  refund({ payment_intent: id, amount, metadata }: Params): Answer {
    const charge = this.charges.get(this.intents.get(String(id))?.latest_charge ?? '')
    if (!charge) return missing('payment_intent', String(id))
    const isKept = this.disputes.some((one) => one.charge === charge.id && !one.is_charge_refundable)
    if (isKept) return fault({ code: 'charge_disputed', message: 'The charge has been charged back.' })
    const left = charge.amount - charge.amount_refunded
    if (left === 0) return fault({ code: 'charge_already_refunded', message: 'The charge has been refunded.' })
    const wanted = amount === undefined ? left : Number(amount)
    if (wanted > left) return fault({ param: 'amount', message: 'That is more than is left on the charge.' })
    charge.amount_refunded += wanted
    const own = { id: idOf('re'), object: 'refund', charge: charge.id, payment_intent: String(id) } as const
    const refund: Refund = {
      ...{ ...own, amount: wanted, status: 'succeeded' },
      metadata: (metadata ?? {}) as Stripe.Metadata,
    }
    this.refunds.push(refund)
    charge.refunds.data.push(refund)
    return fine(refund)
  }

  /** The bank could not bring a refund to its owner, the last one unless another is meant: it comes back, days after it seemed done. */
  failRefund(refund = this.refunds.findLast(({ status }) => status === 'succeeded')): void {
    const charge = this.charges.get(refund?.charge ?? '')
    if (!refund || !charge) return
    refund.status = 'failed'
    charge.amount_refunded -= refund.amount
  }

  /** The buyer has told their bank that they did not want to pay; the bank asks only, or takes the money at once. */
  dispute(id: string, { isOnlyAsked = false } = {}): Dispute {
    const charge = this.charges.get(this.intents.get(id)?.latest_charge ?? '')
    const now = Math.floor(Date.now() / 1000)
    const dispute: Dispute = {
      id: idOf('du'),
      object: 'dispute',
      amount: charge?.amount ?? 0,
      charge: charge?.id ?? '',
      created: now,
      currency: 'eur',
      evidence_details: { due_by: now + 7 * 86_400 },
      is_charge_refundable: isOnlyAsked,
      payment_intent: id,
      reason: 'product_not_received',
      status: isOnlyAsked ? 'warning_needs_response' : 'needs_response',
    }
    if (charge) charge.disputed = true
    this.disputes.push(dispute)
    return dispute
  }

  /** The bank has decided. */
  endDispute(dispute: Dispute, status: 'won' | 'lost' | 'warning_closed'): void {
    Object.assign(dispute, { status, is_charge_refundable: status !== 'lost' })
  }

  listDisputes({ payment_intent: intent, charge }: Params): Answer {
    return listOf(this.disputes.filter((one) => one.payment_intent === intent || one.charge === charge).toReversed())
  }

  /** Asks the bank whether a card may be charged while its owner is away. */
  setUp({ customer, payment_method: card }: Params): Answer {
    const method = String(card)
    const decline = method === 'pm_card_chargeCustomerFail' ? undefined : DECLINES[method]
    if (decline) return { status: 402, body: { error: asError(decline) } }
    if (!isKnownCard(method)) return missing('payment_method', method)
    const id = idOf('seti')
    const status = STATUS_AFTER[method] === 'requires_action' ? 'requires_action' : 'succeeded'
    const setup: Setup = {
      ...{ id, object: 'setup_intent', customer: String(customer), payment_method: method, status },
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      last_setup_error: null,
    }
    this.setups.set(id, setup)
    if (status === 'succeeded') this.#agreed.add(method)
    return fine(setup)
  }

  /** What the owner of a card answers to that. */
  agree(id: string, isApproved: boolean): void {
    const setup = this.setups.get(id)
    if (!setup) return
    if (isApproved) this.#agreed.add(setup.payment_method ?? '')
    const error = { type: 'card_error', code: 'setup_intent_authentication_failure' }
    const refused = { status: 'requires_payment_method', payment_method: null, last_setup_error: error }
    Object.assign(setup, isApproved ? { status: 'succeeded' } : refused)
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
      disputed: false,
      failure_code: reason?.code ?? null,
      outcome: { reason: reason?.decline_code ?? null },
      refunds: { object: 'list', has_more: false, data: [] },
    }
    this.charges.set(charge.id, charge)
    return charge
  }

  #decline(intent: Intent, reason: { code: string; decline_code?: string }): Answer {
    const error = asError(reason)
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: error })
    if (intent.customer !== null) this.#note(intent, 'failed', reason)
    this.onOutcome?.(intent)
    return { status: 402, body: { error: { ...error, payment_intent: intent } } }
  }
}

const asError = (reason: { code: string; decline_code?: string }) => ({
  ...{ type: 'card_error', ...reason, message: 'Your card was declined.' },
})

const unexpected = (intent: Intent) =>
  fault({ code: 'payment_intent_unexpected_state', payment_intent: intent, message: `It is ${intent.status}.` })
