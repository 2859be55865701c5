/** The steps of a purchase, in their order. */
export const STEPS = ['cart', 'addresses', 'confirmation', 'pay', 'order'] as const
export type Step = (typeof STEPS)[number]

/** What has been done of a purchase so far. */
export interface Progress {
  hasWorks: boolean
  /** A method is chosen, and it has a price. */
  hasDelivery: boolean
  isLoggedIn: boolean
  hasAddresses: boolean
  /** What is in the cart now was confirmed as it is. */
  isConfirmed: boolean
  /** The number of the order that the address names. */
  order: string | undefined
}

/** The step that an address asks for. */
export function readStep(search: string): Step {
  const wanted = new URLSearchParams(search).get('step')
  return STEPS.find((step) => step === wanted) ?? 'cart'
}

/** The number of an order in an address, if it looks like one. */
export function readOrder(search: string): string | undefined {
  const number = new URLSearchParams(search).get('order') ?? ''
  return /^\d{2}-\d{4}-\d{4}$/.test(number) ? number : undefined
}

/** Where a step is shown, without the language. */
export const placeOf = (step: Step): string => (step === 'cart' ? '/cart' : `/cart?step=${step}`)

/** The step that can be shown: the one asked for, or the first before it at which something is still to be done. */
export function reachStep(wanted: Step, progress: Progress): Step {
  const { hasWorks, hasDelivery, isLoggedIn, hasAddresses, isConfirmed, order } = progress
  if (wanted === 'order' && order !== undefined) return isLoggedIn ? 'order' : 'cart'
  const isDone: Record<Exclude<Step, 'order'>, boolean> = {
    cart: hasWorks && hasDelivery && isLoggedIn,
    addresses: hasAddresses,
    confirmation: isConfirmed,
    // Paying leads to an order's own address.
    pay: false,
  }
  const open = (['cart', 'addresses', 'confirmation', 'pay'] as const).find((step) => !isDone[step]) ?? 'pay'
  return STEPS.indexOf(open) < STEPS.indexOf(wanted) ? open : wanted
}
