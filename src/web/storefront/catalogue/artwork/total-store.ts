import { create } from 'zustand'

/** What a work comes to with what is chosen for it, and what pressing that does. */
export interface Total {
  text: string
  isInCart: boolean
  onPress: () => void
}

// It is worked out beside the options, and stands at the foot of the page, too.
const useShown = create<{ id?: number; total?: Total | undefined }>(() => ({}))

export const showTotal = (id: number, total: Total | undefined): void => useShown.setState({ id, total })

export const useTotal = (id: number): Total | undefined =>
  useShown((shown) => (shown.id === id ? shown.total : undefined))
