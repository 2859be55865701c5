import { isSafePath } from '../../../navigation/remembered-path.ts'
import { attempt } from '../../../state/attempt.ts'

const KEY = 'cimaise.offer'

/** Keeps which offer waits until its buyer has confirmed the address: the link from the mail opens in another tab. */
export const keepOffer = (path: string): void => attempt(() => localStorage.setItem(KEY, path))

/** Which offer waits, in any tab of this browser. */
export function findOffer(): string | undefined {
  const path = attempt(() => localStorage.getItem(KEY))
  return path && path.startsWith('/offer/') && isSafePath(path) ? path : undefined
}

/** It is bought, or over. */
export const forgetOffer = (): void => attempt(() => localStorage.removeItem(KEY))
