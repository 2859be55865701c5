import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { MOST_IN_CART } from '../../contract/catalogue/values.ts'
import { keptAs } from './persisted.ts'

/** A work in the cart; what else is shown of it comes from the server. */
export interface CartArtwork {
  id: number
  /** Euros, the chosen print options included. */
  final_price: number
  /** The ids of the chosen print options. */
  choices?: number[]
}

interface Cart {
  artworks: CartArtwork[]
  deliveryPrice: number
  /** What was put in but cannot be bought at present: it counts nowhere. */
  setAside: CartArtwork[]
}

const EMPTY: Cart = { artworks: [], deliveryPrice: 0, setAside: [] }

/** The cart, kept in this browser and in step between its tabs. */
export const useCart = create<Cart>()(
  persist(
    (): Cart => EMPTY,
    keptAs({
      name: 'cimaise.cart',
      part: (cart: Cart) => cart,
      isWorthKeeping: ({ artworks, setAside }) => artworks.length + setAside.length > 0,
      mend: mendCart,
    }),
  ),
)

export const countOf = ({ artworks }: Cart): number => artworks.length
/** Added in cents, since sums of broken euros are not exact. */
export const subtotalOf = ({ artworks }: Cart): number =>
  artworks.reduce((cents, { final_price }) => cents + Math.round(final_price * 100), 0) / 100
export const totalOf = (cart: Cart): number =>
  (Math.round(subtotalOf(cart) * 100) + Math.round(cart.deliveryPrice * 100)) / 100

const without = (works: CartArtwork[], id: number) => works.filter((work) => work.id !== id)

/** Puts a work in; one that is there already gets these options instead. */
export function addToCart(artwork: CartArtwork): 'added' | 'full' {
  const { artworks, setAside } = useCart.getState()
  const isThere = artworks.some(({ id }) => id === artwork.id)
  if (!isThere && artworks.length >= MOST_IN_CART) return 'full'
  useCart.setState({
    artworks: isThere ? artworks.map((one) => (one.id === artwork.id ? artwork : one)) : [...artworks, artwork],
    setAside: without(setAside, artwork.id),
  })
  return 'added'
}

export const removeFromCart = (id: number): void =>
  void useCart.setState(({ artworks, setAside }) => ({
    artworks: without(artworks, id),
    setAside: without(setAside, id),
  }))

/** Takes a work out of the sums, since it cannot be bought now, but does not forget it. */
export const setAside = (id: number): void =>
  void useCart.setState((cart) => {
    const artwork = cart.artworks.find((one) => one.id === id)
    if (!artwork) return cart
    return { artworks: without(cart.artworks, id), setAside: [...without(cart.setAside, id), artwork] }
  })

export const clearCart = (): void => void useCart.setState({ artworks: [], deliveryPrice: 0 })

export const setDeliveryPrice = (deliveryPrice: number): void => void useCart.setState({ deliveryPrice })
/** The delivery price never falls below nothing. */
export const removeDeliveryPrice = (amount: number): void =>
  void useCart.setState(({ deliveryPrice }) => ({ deliveryPrice: Math.max(0, deliveryPrice - amount) }))
export const resetDeliveryPrice = (): void => setDeliveryPrice(0)

/** Whatever stands in the browser's storage, as a cart: what is no work is left out, nothing at all is an empty cart. */
function mendCart(kept: unknown): Cart {
  const { artworks, setAside: aside, deliveryPrice } = Object(kept) as Partial<Record<keyof Cart, unknown>>
  return {
    artworks: mendWorks(artworks),
    setAside: mendWorks(aside),
    deliveryPrice: isAmount(deliveryPrice) ? deliveryPrice : 0,
  }
}

function mendWorks(kept: unknown): CartArtwork[] {
  if (!Array.isArray(kept)) return []
  const works = kept.filter(
    (one: Partial<CartArtwork> | null) => Number.isInteger(one?.id) && isAmount(one?.final_price),
  )
  const byId = new Map((works as CartArtwork[]).map((work) => [work.id, work]))
  return [...byId.values()].slice(0, MOST_IN_CART).map(({ id, final_price, choices }) => ({
    id,
    final_price,
    ...(Array.isArray(choices) ? { choices: choices.filter((choice) => Number.isInteger(choice)) } : {}),
  }))
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
