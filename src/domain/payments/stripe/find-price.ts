import type { Stripe } from 'stripe'

// Stands on Stripe's own invoices and in its dashboard, in the language of the account.
const PRODUCT = 'Artist programme'

/** The price of one month by a plan's terms; it is made once, for all plans. */
export async function findPrice(stripe: Stripe, terms: Stripe.Metadata): Promise<string> {
  const currency = (terms.currency ?? '').toLowerCase()
  const key = `artist-programme ${terms.amount} ${currency} monthly`
  const { data: known } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  if (known[0]) return known[0].id
  const { id } = await stripe.prices.create(
    {
      lookup_key: key,
      currency,
      unit_amount: Number(terms.amount),
      recurring: { interval: 'month' },
      tax_behavior: 'inclusive',
      product_data: { name: PRODUCT },
    },
    { idempotencyKey: `price ${key}` },
  )
  return id
}
