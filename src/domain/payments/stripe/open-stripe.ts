import { Stripe } from 'stripe'

import { DomainError, invalidFields } from '../../domain-error.ts'
import { blocksRefund } from '../blocks-refund.ts'
import type { NewPayment, Payment, PaymentProvider } from '../payment-provider.ts'
import { findConfirmed } from './find-confirmed.ts'
import { createMakeOnce } from './make-once.ts'
import { presentDispute } from './present-dispute.ts'
import { presentPayment, reasonOf } from './present-payment.ts'
import { readEvent } from './read-event.ts'
import { asDomainError, isAlreadyDone } from './stripe-errors.ts'
import { openStripePlans } from './stripe-plans.ts'

/** The keys of the gallery's account at Stripe; where else than at Stripe, and how patiently, is for tests. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  connection?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'timeout' | 'maxNetworkRetries'>
  /** Is told what Stripe said when it could not be used, keys that are no longer right among it. */
  onFault?: (error: unknown) => void
}

const WITH_CHARGE = { expand: ['latest_charge.refunds'] }

// Clocks differ, but not by more.
const FIVE_MINUTES = 5 * 60

// Anything else would only be sent to Stripe to be refused there.
const METHOD = /^pm_\w{1,190}$/

/** Takes payments by card through Stripe's payment intents, one per order. */
export function openStripe({ secretKey, webhookSecret, connection = {}, onFault }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { telemetry: false, timeout: 10_000, maxNetworkRetries: 2, ...connection })
  const { paymentIntents, refunds } = stripe
  const makeOnce = createMakeOnce()

  const ask = async <Result>(question: Promise<Result>): Promise<Result> => {
    try {
      return await question
    } catch (error) {
      throw asDomainError(error, onFault)
    }
  }

  /** A payment with what its bank is asked to take back. */
  async function tell(intent: Stripe.PaymentIntent): Promise<Payment> {
    const { latest_charge: charge } = intent
    const isDisputed = charge !== null && typeof charge === 'object' && charge.disputed
    const disputes = isDisputed ? await stripe.disputes.list({ payment_intent: intent.id, limit: 100 }) : undefined
    return presentPayment(intent, disputes?.data.map((dispute) => presentDispute(dispute, null)) ?? [])
  }
  const retrieve = async (id: string) => tell(await paymentIntents.retrieve(id, WITH_CHARGE))
  const read = (id: string) => ask(retrieve(id))

  /** Asked again under the same key, Stripe answers as it did then: what is so by now is read. */
  const present = (intent: Stripe.Response<Stripe.PaymentIntent>) =>
    intent.lastResponse.headers['idempotent-replayed'] ? retrieve(intent.id) : tell(intent)

  /** The payment that was opened for an order first; Stripe's search by our own names is minutes late. */
  async function findOpened({ orderId, orderedAt }: NewPayment): Promise<Payment | undefined> {
    const since = { gte: Math.floor(orderedAt.getTime() / 1000) - FIVE_MINUTES }
    const all = paymentIntents.list({ created: since, limit: 100, expand: ['data.latest_charge.refunds'] })
    const opened = await all.autoPagingToArray({ limit: 10_000 })
    const found = opened.findLast(({ metadata }) => metadata.order_id === orderId)
    return found && tell(found)
  }

  return {
    name: 'stripe',
    plans: openStripePlans(stripe, makeOnce, onFault),
    read,
    open: async (payment) => {
      const { orderId, orderNumber, amount, currency, email } = payment
      const wanted = {
        amount,
        currency: currency.toLowerCase(),
        allowed_payment_method_types: ['card' as const],
        description: orderNumber,
        receipt_email: email,
        metadata: { order_id: orderId, order_number: orderNumber },
        ...WITH_CHARGE,
      }
      try {
        return await makeOnce(`open ${orderId}`, {
          find: () => findOpened(payment),
          make: async (options) => present(await paymentIntents.create(wanted, options)),
        })
      } catch (error) {
        // Such as an amount beyond Stripe's bounds, or an address that it does not hold for one.
        const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400
        if (!isRefused) throw asDomainError(error, onFault)
        onFault?.(error)
        throw new DomainError('payment-refused')
      }
    },
    confirm: async (id, { method, attempt }) => {
      if (!METHOD.test(method)) throw invalidFields({ payment_method: { word: 'invalid' } })
      const charge = { payment_method: method, use_stripe_sdk: true, ...WITH_CHARGE }
      try {
        return await makeOnce(`confirm ${id} ${attempt}`, {
          find: async () => {
            const confirmed = await findConfirmed(stripe, id, { method, ...WITH_CHARGE })
            return confirmed && tell(confirmed)
          },
          make: async (options) => present(await paymentIntents.confirm(id, charge, options)),
        })
      } catch (error) {
        if (isAlreadyDone(error)) return read(id)
        if (!(error instanceof Stripe.errors.StripeCardError)) throw asDomainError(error, onFault)
        const payment = await read(id)
        return payment.state === 'open' ? { ...payment, declined: payment.declined ?? reasonOf(error) } : payment
      }
    },
    // Without a key of ours: a refusal that was right at the time would be repeated for a day, and twice does no harm.
    cancel: async (id) => {
      try {
        return await tell(await paymentIntents.cancel(id, { cancellation_reason: 'abandoned', ...WITH_CHARGE }))
      } catch (error) {
        if (isAlreadyDone(error)) return read(id)
        throw asDomainError(error, onFault)
      }
    },
    refund: async (id, { upTo, name: refund } = { upTo: Infinity, name: undefined }) => {
      const before = await read(id)
      const { received, refunded, refundsFailed, disputes } = before
      const amount = Math.min(received, upTo) - refunded
      if (amount <= 0 || disputes.some(blocksRefund)) return before
      // Without the sum: of two that are asked for at once Stripe takes one, and the other is asked for again. What came back may be paid back once more, and what a dispute forbade once that is over.
      const name = `refund ${id} ${refunded + refundsFailed} ${disputes.filter((one) => !blocksRefund(one)).length}`
      try {
        await makeOnce(name, {
          find: async () => ((await retrieve(id)).refunded > refunded ? { id } : undefined),
          make: (options): Promise<{ id: string }> =>
            refunds.create({ payment_intent: id, amount, ...(refund && { metadata: { refund_id: refund } }) }, options),
        })
      } catch (error) {
        if (!isAlreadyDone(error)) throw asDomainError(error, onFault)
      }
      return read(id)
    },
    readNotice: async (body, signature = '') => {
      const { id, subject } = await readEvent(stripe, body, { signature, webhookSecret })
      return { id, ...(await ask(subject())) }
    },
  }
}
