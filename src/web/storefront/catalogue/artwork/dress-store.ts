import { create } from 'zustand'

import type { CartArtwork } from '../../../../contract/catalogue/shapes.ts'
import { useCart } from '../../../state/cart-store.ts'
import { type Dress, dressOf } from './dress.ts'
import { chooseFrom } from './print-choices.ts'

type Choosable = Pick<CartArtwork, 'id' | 'print_options'>

/** What was chosen last for the work whose page is open: the price stands beside the picture, and both show it. */
const useShown = create<{ id?: number; chosen: number[] }>(() => ({ chosen: [] }))

export const showChosen = (id: number, chosen: number[]): void => useShown.setState({ id, chosen })

/** What the work wears on its page; until somebody chooses, what costs least. */
export function useDress({ id, print_options: groups }: Choosable): Dress {
  const shown = useShown()
  return dressOf(groups, chooseFrom(groups, shown.id === id ? shown.chosen : []))
}

/** What others wear beside it: what they have in the cart, else the same as the work, as far as they are sold in it. */
export function useDressBeside(): (other: Choosable) => Dress {
  const { chosen } = useShown()
  const { artworks } = useCart()
  return ({ id, print_options: groups }) =>
    dressOf(groups, chooseFrom(groups, artworks.find((one) => one.id === id)?.choices ?? chosen))
}
