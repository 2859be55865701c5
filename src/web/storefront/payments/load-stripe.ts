import type { Stripe } from '@stripe/stripe-js'

const ORIGIN = 'https://js.stripe.com'
let hasAsked = false

/** Fetches the provider's script, which only the pay step does; it is not asked to watch visitors. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  const { loadStripe: load } = await import('@stripe/stripe-js/pure')
  // Asked for once per page; a second time it would only complain.
  if (!hasAsked) load.setLoadParameters({ advancedFraudSignals: false })
  hasAsked = true
  // The loader would wait for good on a script that has failed once.
  const takeAway = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(ORIGIN)) target.remove()
  }
  window.addEventListener('error', takeAway, true)
  try {
    const stripe = await load(publishableKey)
    if (!stripe) throw new Error('the card field could not be loaded')
    return stripe
  } finally {
    window.removeEventListener('error', takeAway, true)
  }
}
