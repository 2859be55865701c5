import { create } from 'zustand'
import { persist } from 'zustand/middleware'

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
}

/** The cart, kept in this browser. */
export const useCart = create<Cart>()(
  persist(
    (): Cart => ({ artworks: [], deliveryPrice: 0 }),
    keptAs({ name: 'cimaise.cart', part: (cart: Cart) => cart, isWorthKeeping: ({ artworks }) => artworks.length > 0 }),
  ),
)

export const countOf = ({ artworks }: Cart): number => artworks.length

const MOST_IN_CART = 20

/** Puts a work in; one that is there already gets these options instead. */
export function addToCart(artwork: CartArtwork): 'added' | 'full' {
  const { artworks } = useCart.getState()
  const isThere = artworks.some(({ id }) => id === artwork.id)
  if (!isThere && artworks.length >= MOST_IN_CART) return 'full'
  useCart.setState({
    artworks: isThere ? artworks.map((one) => (one.id === artwork.id ? artwork : one)) : [...artworks, artwork],
  })
  return 'added'
}

export const removeFromCart = (id: number): void =>
  void useCart.setState(({ artworks }) => ({ artworks: artworks.filter((one) => one.id !== id) }))
