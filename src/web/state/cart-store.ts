import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { keptAs } from './persisted.ts'

/** A work in the cart; what else is shown of it comes from the server. */
interface CartArtwork {
  id: number
  final_price: number
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
