import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import type { Reply } from '../../../../contract/client.ts'
import { CUSTOMER_KEY } from '../../../state/auth-store.ts'
import { keptAs } from '../../../state/persisted.ts'

type Addresses = Reply<'GET /account/addresses'>['addresses']

interface Customer {
  email: string
  addresses: Addresses
}

const NOBODY: Customer = {
  email: '',
  addresses: { billingAddress: null, deliveryAddress: null, sameAddresses: true },
}

/** Who buys, and where bills and deliveries go: kept in this browser until one logs out. */
export const useCustomer = create<Customer>()(
  persist(
    (): Customer => NOBODY,
    keptAs({
      name: CUSTOMER_KEY,
      part: (customer: Customer) => customer,
      isWorthKeeping: ({ email }) => email !== '',
      mend: mendCustomer,
    }),
  ),
)

/** Whatever stands in the browser's storage, as a customer; an address that lacks a line is none. */
function mendCustomer(kept: unknown): Customer {
  const { email, addresses } = Object(kept) as { email?: unknown; addresses?: unknown }
  const { billingAddress, deliveryAddress, sameAddresses } = Object(addresses) as Record<keyof Addresses, unknown>
  if (typeof email !== 'string') return NOBODY
  return {
    email,
    addresses: {
      billingAddress: mendBilling(billingAddress),
      deliveryAddress: mendAddress(deliveryAddress),
      sameAddresses: sameAddresses !== false,
    },
  }
}

const LINES = ['name', 'company', 'phone', 'address', 'postcode', 'city', 'country'] as const

// What was kept before there was a number has none.
function mendBilling(kept: unknown): Addresses['billingAddress'] {
  const address = mendAddress(kept)
  const { vat_number: number } = Object(kept) as { vat_number?: unknown }
  return address && { ...address, vat_number: typeof number === 'string' ? number : '' }
}

function mendAddress(kept: unknown): Addresses['deliveryAddress'] {
  const lines = LINES.map((line) => [line, (Object(kept) as Record<string, unknown>)[line]] as const)
  const isWhole = lines.every(([, text]) => typeof text === 'string')
  return isWhole ? (Object.fromEntries(lines) as Addresses['deliveryAddress']) : null
}
