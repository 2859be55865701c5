import type { Stripe } from 'stripe'

import type { CardTry } from '../plan-provider.ts'
import type { MakeOnce } from './make-once.ts'
import type { PlanBooks } from './read-plan-books.ts'

/**
 * Asks the bank of a card whether a plan may be charged to it while its owner is away. Where the bank is content the
 * card is kept at once; where it has a question of its own, that is noted, and the card before goes on until then.
 */
export async function setUpCard(
  stripe: Stripe,
  makeOnce: MakeOnce,
  books: PlanBooks,
  { method, attempt }: CardTry,
): Promise<void> {
  const wanted = {
    customer: books.customer.id,
    payment_method: method,
    confirm: true,
    usage: 'off_session' as const,
    use_stripe_sdk: true,
    allowed_payment_method_types: ['card' as const],
  }
  const setup = await makeOnce(`set up ${method} ${attempt}`, {
    // Asking a bank twice does no harm.
    find: async () => undefined,
    make: async (options): Promise<Stripe.SetupIntent> => {
      const asked = await stripe.setupIntents.create(wanted, options)
      return asked.lastResponse.headers['idempotent-replayed'] ? stripe.setupIntents.retrieve(asked.id) : asked
    },
  })
  if (setup.status === 'succeeded') await keepCard(stripe, books, method)
  else await noteSetup(stripe, books, { metadata: { setup: setup.id } })
}

/** Charges a plan to this card from now on, or to the one that its bank has agreed to. */
export async function keepCard(stripe: Stripe, books: PlanBooks, method?: string): Promise<void> {
  const agreed = books.setup?.payment_method
  const card = method ?? (typeof agreed === 'object' ? agreed?.id : agreed)
  if (card) await noteSetup(stripe, books, { default_payment_method: card, metadata: { setup: '' } })
}

// Without a key of ours: said twice it is the same, and a refusal would be repeated for a day.
async function noteSetup(
  { subscriptions }: Stripe,
  { subscription }: PlanBooks,
  change: Stripe.SubscriptionUpdateParams,
): Promise<void> {
  if (subscription) await subscriptions.update(subscription.id, change)
}
