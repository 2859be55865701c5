/** What a key may do, of what staff may. */
export const KEY_SCOPES = ['editor', 'sales', 'admin'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** How many days a key may hold. */
export const KEY_DAYS = [30, 90, 365] as const

/** How many keys may hold at once. */
export const MOST_KEYS = 50
