import type { Stripe } from 'stripe'

import type { MakeOnce } from './make-once.ts'

// Stands on Stripe's own invoices and in its dashboard, in the language of the account.
const PRODUCT = 'Artist programme'

/** The price of one month by a plan's terms; it is made once, for all plans, and again once somebody has archived it. */
export async function findPrice({ prices }: Stripe, makeOnce: MakeOnce, terms: Stripe.Metadata): Promise<string> {
  const currency = (terms.currency ?? '').toLowerCase()
  const key = `artist-programme ${terms.amount} ${currency} monthly`
  const read = async () => (await prices.list({ lookup_keys: [key], limit: 1 })).data[0]
  const known = await read()
  if (known?.active) return known.id
  const wanted = {
    lookup_key: key,
    transfer_lookup_key: true,
    currency,
    unit_amount: Number(terms.amount),
    recurring: { interval: 'month' as const },
    tax_behavior: 'inclusive' as const,
    product_data: { name: PRODUCT },
  }
  const { id } = await makeOnce(known ? `price ${key} after ${known.id}` : `price ${key}`, {
    find: async () => {
      const made = await read()
      return made?.active ? made : undefined
    },
    make: (options): Promise<{ id: string }> => prices.create(wanted, options),
  })
  return id
}
