import { Stripe } from 'stripe'

import { DomainError, invalidFields } from '../../domain-error.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { findPaymentId } from './find-payment-id.ts'
import { findPlanId } from './find-plan-id.ts'
import { presentPayment, reasonOf } from './present-payment.ts'
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

const FIVE_MINUTES = 5 * 60
const WITH_CHARGE = { expand: ['latest_charge'] }

// Anything else would only be sent to Stripe to be refused there.
const METHOD = /^pm_\w{1,190}$/

/** Takes payments by card through Stripe's payment intents, one per order. */
export function openStripe({ secretKey, webhookSecret, connection = {}, onFault }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { telemetry: false, timeout: 10_000, maxNetworkRetries: 2, ...connection })
  const { paymentIntents, refunds, webhooks } = stripe

  const ask = async <Result>(question: Promise<Result>): Promise<Result> => {
    try {
      return await question
    } catch (error) {
      throw asDomainError(error, onFault)
    }
  }
  const read = async (id: string) => presentPayment(await ask(paymentIntents.retrieve(id, WITH_CHARGE)))

  /** Asked again under the same key, Stripe answers as it did then: what is so by now is read. */
  const present = (intent: Stripe.Response<Stripe.PaymentIntent>) =>
    intent.lastResponse.headers['idempotent-replayed'] ? read(intent.id) : presentPayment(intent)

  return {
    name: 'stripe',
    plans: openStripePlans(stripe, onFault),
    read,
    open: async ({ orderId, orderNumber, amount, currency, email }) => {
      const wanted = {
        amount,
        currency: currency.toLowerCase(),
        allowed_payment_method_types: ['card'],
        description: orderNumber,
        receipt_email: email,
        metadata: { order_id: orderId, order_number: orderNumber },
        ...WITH_CHARGE,
      }
      try {
        return await present(await paymentIntents.create(wanted, { idempotencyKey: `open ${orderId}` }))
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
        return await present(await paymentIntents.confirm(id, charge, { idempotencyKey: `confirm ${id} ${attempt}` }))
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
        return presentPayment(await paymentIntents.cancel(id, { cancellation_reason: 'abandoned', ...WITH_CHARGE }))
      } catch (error) {
        if (isAlreadyDone(error)) return read(id)
        throw asDomainError(error, onFault)
      }
    },
    refund: async (id) => {
      const { received, refunded } = await read(id)
      try {
        if (received > refunded) {
          const amount = received - refunded
          await refunds.create({ payment_intent: id, amount }, { idempotencyKey: `refund ${id} ${refunded}` })
        }
      } catch (error) {
        if (!isAlreadyDone(error)) throw asDomainError(error, onFault)
      }
      return read(id)
    },
    readNotice: async (body, signature = '') => {
      try {
        const event = await webhooks.constructEventAsync(body, signature, webhookSecret, FIVE_MINUTES)
        const planId = findPlanId(event.data.object)
        return { id: event.id, planId, paymentId: planId === undefined ? findPaymentId(event.data.object) : undefined }
      } catch {
        throw new DomainError('malformed-request')
      }
    },
  }
}
