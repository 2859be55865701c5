import { Stripe } from 'stripe'

import { DomainError, invalidFields } from '../../domain-error.ts'
import type { CardTry, PlanProvider, ProviderPlan } from '../plan-provider.ts'
import { endAfterMonths } from './end-after-months.ts'
import { findConfirmed } from './find-confirmed.ts'
import { findPrice } from './find-price.ts'
import { giveMonthUp } from './give-month-up.ts'
import type { MakeOnce } from './make-once.ts'
import { reasonOf } from './present-payment.ts'
import { presentPlan } from './present-plan.ts'
import { intentIdOf, isBefore, isRunning, type PlanBooks, readPlanBooks } from './read-plan-books.ts'
import { keepCard, setUpCard } from './set-up-card.ts'
import { asDomainError, isAlreadyDone, isMissing } from './stripe-errors.ts'

const { StripeCardError } = Stripe.errors

// Anything else would only be sent to Stripe to be refused there.
const METHOD = /^pm_\w{1,190}$/

/**
 * Takes plans by card through Stripe's subscriptions. A plan is known there as a customer: that one stays when a first
 * try is left unpaid, which Stripe ends after a day, and everything that Stripe tells of names it.
 */
export function openStripePlans(stripe: Stripe, makeOnce: MakeOnce, onFault?: (error: unknown) => void): PlanProvider {
  const { customers, subscriptions, subscriptionSchedules, paymentIntents } = stripe

  const ask = async <Result>(question: Promise<Result>): Promise<Result> => {
    try {
      return await question
    } catch (error) {
      throw asDomainError(error, onFault)
    }
  }

  async function readBooks(id: string): Promise<PlanBooks> {
    const books = await ask(readPlanBooks(stripe, id))
    // Whoever erased the customer there has ended the plan there; what became of it nobody can tell.
    if (!books) throw new DomainError('payment-unavailable')
    return books
  }

  async function read(id: string): Promise<ProviderPlan> {
    const found = await readBooks(id)
    // Whoever answered their bank may not have come back to tell.
    const isAgreed = found.setup?.status === 'succeeded'
    if (isAgreed) await ask(keepCard(stripe, found))
    const books = isAgreed ? await readBooks(id) : found
    // What was paid is told, whether or not its end could be set; the next reading sets it.
    await endAfterMonths(stripe, makeOnce, books).catch((error: unknown) => onFault?.(error))
    return presentPlan(books, new Date())
  }

  /** Subscribes by the terms that the plan was opened with, and answers the payment of the first month. */
  async function subscribe({ customer, subscriptionCount }: PlanBooks): Promise<string> {
    const price = await findPrice(stripe, makeOnce, customer.metadata)
    const wanted = {
      customer: customer.id,
      items: [{ price }],
      // A schedule would leave the first invoice a draft for an hour; it is put over the subscription once that runs.
      payment_behavior: 'default_incomplete' as const,
      payment_settings: {
        payment_method_types: ['card' as const],
        save_default_payment_method: 'on_subscription' as const,
      },
      metadata: customer.metadata,
      expand: ['latest_invoice.payments'],
    }
    const { latest_invoice: invoice } = await makeOnce(`subscribe ${customer.id} ${subscriptionCount}`, {
      find: async () => {
        const expand = ['data.latest_invoice.payments']
        const made = await subscriptions.list({ customer: customer.id, status: 'incomplete', limit: 1, expand })
        return made.data[0]
      },
      make: (options): Promise<Stripe.Subscription> => subscriptions.create(wanted, options),
    })
    const intent = invoice && typeof invoice === 'object' ? intentIdOf(invoice) : undefined
    if (intent === undefined) throw new DomainError('payment-unavailable')
    return intent
  }

  /** Charges a card for an open month, and says how the plan stands then. */
  async function charge(id: string, intent: string, { method, attempt }: CardTry): Promise<ProviderPlan> {
    const how = { payment_method: method, use_stripe_sdk: true, setup_future_usage: 'off_session' as const }
    try {
      await makeOnce(`charge ${intent} ${attempt}`, {
        find: () => findConfirmed(stripe, intent, { method }),
        make: (options): Promise<Stripe.PaymentIntent> => paymentIntents.confirm(intent, how, options),
      })
    } catch (error) {
      if (!isAlreadyDone(error)) return refused(id, error)
    }
    return read(id)
  }

  /** A refused card is an answer. */
  async function refused(id: string, error: unknown): Promise<ProviderPlan> {
    if (!(error instanceof StripeCardError)) throw asDomainError(error, onFault)
    const plan = await read(id)
    return { ...plan, declined: plan.declined ?? reasonOf(error) }
  }

  return {
    read,
    readTime: async () => new Date(),
    open: async ({ planId, reference, amount, currency, months, name, email }) => {
      const find = async () =>
        (await customers.list({ email, limit: 100 })).data.findLast((known) => known.metadata.plan_id === planId)
      const metadata = { plan_id: planId, reference, amount, currency, months }
      const wanted = { name, email, description: reference, metadata }
      const make = (options: Stripe.RequestOptions): Promise<Stripe.Customer> => customers.create(wanted, options)
      // Stripe forgets a key after a day, but not a customer.
      const { id } = (await ask(find())) ?? (await ask(makeOnce(`plan ${planId}`, { find, make })))
      return read(id)
    },
    start: async (id, card) => {
      checkMethod(card)
      const books = await readBooks(id)
      if (books.subscription && !isBefore(books.subscription)) return read(id)
      const intent = books.intent?.id ?? (await ask(subscribe(books)))
      return charge(id, intent, card)
    },
    replaceCard: async (id, card) => {
      checkMethod(card)
      const books = await readBooks(id)
      if (!books.subscription || !isRunning(books.subscription)) return read(id)
      if (books.intent) {
        const plan = await charge(id, books.intent.id, card)
        if (plan.state === 'active') await ask(keepCard(stripe, books, card.method))
      } else {
        try {
          await setUpCard(stripe, makeOnce, books, card)
        } catch (error) {
          return refused(id, error)
        }
      }
      return read(id)
    },
    // Without keys of ours: a refusal that was right at the time would be repeated for a day, and twice does no harm.
    cancel: async (id) => {
      const { subscription, months } = await readBooks(id)
      if (!subscription) return giveUp(await read(id))
      const { schedule, status } = subscription
      const rest = { invoice_now: false, prorate: false }
      if (status !== 'canceled' && status !== 'incomplete_expired') {
        const end: Promise<unknown> =
          schedule && typeof schedule === 'object'
            ? subscriptionSchedules.cancel(schedule.id, rest)
            : subscriptions.cancel(subscription.id, rest)
        await ask(end.catch(unlessGone))
      }
      for (const month of months) await ask(giveMonthUp(stripe, month))
      return giveUp(await read(id))
    },
  }
}

function checkMethod({ method }: CardTry): void {
  if (!METHOD.test(method)) throw invalidFields({ payment_method: { word: 'invalid' } })
}

/** A plan that was cancelled; of one that never began nothing is left at Stripe that would say so. */
function giveUp(plan: ProviderPlan): ProviderPlan {
  if (plan.state !== 'incomplete') return plan
  const charges = plan.charges.map((charge) =>
    charge.state === 'open' || charge.state === 'failed' ? { ...charge, state: 'void' as const } : charge,
  )
  return { ...plan, state: 'cancelled', charges }
}

/** What was ended before, without our hearing of it, is no longer there to be ended. */
function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error
}
