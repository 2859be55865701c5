import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { keptAs } from './persisted.ts'

interface DeliveryCountry {
  /** Two letters; null until the visitor has chosen one. */
  country: string | null
}

/** Where the visitor wants works shipped to, kept in this browser. */
export const useDeliveryCountry = create<DeliveryCountry>()(
  persist(
    (): DeliveryCountry => ({ country: null }),
    keptAs({
      name: 'cimaise.country',
      part: (state: DeliveryCountry) => state,
      isWorthKeeping: ({ country }) => country !== null,
      mend: (kept) => {
        const { country } = Object(kept) as { country?: unknown }
        return { country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null }
      },
    }),
  ),
)

export const chooseDeliveryCountry = (country: string): void => void useDeliveryCountry.setState({ country })
