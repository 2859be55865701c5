import type { Stripe } from '@stripe/stripe-js'

/** Fetches the provider's script, which only the pay step does; it is not asked to watch visitors. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  const { loadStripe: load } = await import('@stripe/stripe-js/pure')
  // Asked for once per page; a second time it would only complain.
  if (!hasAsked) load.setLoadParameters({ advancedFraudSignals: false })
  hasAsked = true
  const stripe = await load(publishableKey)
  if (!stripe) throw new Error('the card field could not be loaded')
  return stripe
}
let hasAsked = false
