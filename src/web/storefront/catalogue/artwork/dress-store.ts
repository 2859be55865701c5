import { create } from 'zustand'

import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { type Dress, dressOf } from './dress.ts'
import { chooseFrom } from './print-choices.ts'

/** What was chosen last for the work whose page is open: the price stands beside the picture, and both show it. */
const useShown = create<{ id?: number; dress?: Dress }>(() => ({}))

export const showDress = (id: number, dress: Dress): void => useShown.setState({ id, dress })

/** What the work wears on its page; until somebody chooses, what costs least. */
export function useDress({ id, print_options: groups }: Artwork): Dress {
  const shown = useShown()
  return shown.id === id && shown.dress ? shown.dress : dressOf(groups, chooseFrom(groups, []))
}
