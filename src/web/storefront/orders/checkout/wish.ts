import type { Reply } from '../../../../contract/client.ts'
import type { DeliveryMethod } from '../../../../contract/orders/values.ts'
import { useAuth } from '../../../state/auth-store.ts'
import { type CartArtwork, useCart } from '../../../state/cart-store.ts'
import { useCustomer } from '../../accounts/customer/customer-store.ts'
import { useDelivery } from '../../accounts/customer/delivery-store.ts'

type Addresses = Reply<'GET /account/addresses'>['addresses']

const NO_ADDRESSES: Addresses = { billingAddress: null, deliveryAddress: null, sameAddresses: true }

/** The works of a cart as the server is asked for them. */
export const linesOf = (artworks: CartArtwork[]) => artworks.map(({ id, choices = [] }) => ({ artwork: id, choices }))

/** Where the works go; nothing for pickup, and while it is not known. */
export const deliveryAddressOf = (
  method: DeliveryMethod | null,
  addresses: Addresses,
): Addresses['deliveryAddress'] => {
  if (method !== 'shipping') return null
  return addresses.sameAddresses ? addresses.billingAddress : addresses.deliveryAddress
}

/** Whether every address that this delivery needs is there. */
const hasAddresses = (method: DeliveryMethod | null, addresses: Addresses): boolean =>
  addresses.billingAddress !== null && (method === 'pickup' || deliveryAddressOf(method, addresses) !== null)

/** Everything that is wanted, on one line, so that it can be told whether it is still the same. */
const describeWish = (artworks: CartArtwork[], method: DeliveryMethod | null, addresses: Addresses): string =>
  JSON.stringify([linesOf(artworks), method, addresses.billingAddress, deliveryAddressOf(method, addresses)])

/** What is wanted at present, and whether that is enough to order it. */
export function useWish() {
  const { artworks } = useCart()
  const { method, country } = useDelivery()
  const customer = useCustomer()
  const email = useAuth(({ user }) => user?.email)
  // What somebody else has left behind is not theirs.
  const addresses = customer.email === email ? customer.addresses : NO_ADDRESSES
  return {
    artworks,
    method,
    country,
    addresses,
    billingAddress: addresses.billingAddress,
    deliveryAddress: deliveryAddressOf(method, addresses),
    hasAddresses: hasAddresses(method, addresses),
    wish: describeWish(artworks, method, addresses),
  }
}
