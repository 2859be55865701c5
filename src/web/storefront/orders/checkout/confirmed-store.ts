import { create } from 'zustand'

import { attempt } from '../../../state/attempt.ts'
import { type Card, newKey } from '../../payments/card.ts'

/** A card that can be charged, and whether that was asked for. */
export interface ConfirmedCard extends Card {
  /** What is said of a refused card may be about an earlier one. */
  isSent?: boolean
}

/** A purchase that the buyer has confirmed, for as long as this tab is open. */
export interface Confirmed {
  /** The order is asked for with it: asked again, it is the same order. */
  key: string
  /** What was confirmed, as `useWish` describes it; another cart needs another confirmation. */
  wish: string
  fingerprint: string
  /** The order's number, once there is one. */
  order?: string
  /** Its order is over: the next one has another key. */
  isSpent?: boolean
  /** A card that the provider has accepted, and the attempt to pay with it. */
  card?: ConfirmedCard
}

const KEY = 'cimaise.checkout'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Anybody can write into a browser's storage: what is not whole is nothing. */
function readKept(): Confirmed | undefined {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Confirmed> | null)
  const { key, wish, fingerprint, order, card, isSpent } = Object(kept) as Partial<Confirmed>
  if (!isText(key) || !isText(wish) || !isText(fingerprint)) return undefined
  const isCard = isText(card?.method) && typeof card.last4 === 'string' && isText(card.attempt)
  return {
    key,
    wish,
    fingerprint,
    ...(isText(order) ? { order } : {}),
    ...(isCard ? { card } : {}),
    ...(isSpent === true ? { isSpent } : {}),
  }
}

/** What has been confirmed in this tab; a reload keeps it. */
export const useConfirmed = create<{ confirmed: Confirmed | undefined }>(() => ({ confirmed: readKept() }))

useConfirmed.subscribe(({ confirmed }) =>
  attempt(() => (confirmed ? sessionStorage.setItem(KEY, JSON.stringify(confirmed)) : sessionStorage.removeItem(KEY))),
)

/** Keeps what the buyer confirms; the same once more stays the same order, until that is over. */
export function confirm(wish: string, fingerprint: string): void {
  const before = useConfirmed.getState().confirmed
  if (before?.wish === wish && before.fingerprint === fingerprint && !before.isSpent) return
  useConfirmed.setState({ confirmed: { key: newKey(), wish, fingerprint } })
}

/** Notes something about the purchase under way. */
export const noteConfirmed = (note: Pick<Confirmed, 'order' | 'card' | 'isSpent'>): void =>
  useConfirmed.setState(({ confirmed }) => ({ confirmed: confirmed && { ...confirmed, ...note } }))

/** The card is not to be tried again. */
export const forgetCard = (): void =>
  useConfirmed.setState(({ confirmed }) => {
    if (!confirmed) return { confirmed }
    const { card: _, ...rest } = confirmed
    return { confirmed: rest }
  })

/** The purchase is over, or begins anew. */
export const forgetConfirmed = (): void => useConfirmed.setState({ confirmed: undefined })
