import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import type { DeliveryMethod } from '../../../../contract/orders/values.ts'
import { keptAs } from '../../../state/persisted.ts'

interface Delivery {
  /** Nothing until it is chosen. */
  method: DeliveryMethod | null
  /** Where shipping goes, in two letters; empty until it is known. */
  country: string
}

const UNCHOSEN: Delivery = { method: null, country: '' }

/** How the works in the cart are to reach the buyer: kept beside the cart, but no burden to pages that sell nothing. */
export const useDelivery = create<Delivery>()(
  persist(
    (): Delivery => UNCHOSEN,
    keptAs({
      name: 'cimaise.delivery',
      part: (delivery: Delivery) => delivery,
      isWorthKeeping: ({ method, country }) => method !== null || country !== '',
      mend: mendDelivery,
    }),
  ),
)

/** Whatever stands in the browser's storage, as a choice. */
function mendDelivery(kept: unknown): Delivery {
  const { method, country } = Object(kept) as Partial<Record<keyof Delivery, unknown>>
  return {
    method: method === 'pickup' || method === 'shipping' ? method : null,
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : '',
  }
}
