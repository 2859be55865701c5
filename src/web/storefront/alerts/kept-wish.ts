import type { CallInput } from '../../../contract/client.ts'
import { attempt } from '../../state/attempt.ts'

const KEY = 'cimaise.alert'

/** What somebody wants to look out for, and the page that shows the same. */
export interface Wish {
  path: string
  body: CallInput<'POST /account/alerts'>['body']
}

/** Keeps what a visitor asked for until the login is done. */
export const keepWish = (wish: Wish): void => attempt(() => sessionStorage.setItem(KEY, JSON.stringify(wish)))

/** What was asked for before the login, if it was for this page; without a page, whatever it was. */
export function takeWish(path?: string): Wish | undefined {
  const wish = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Wish | null)
  if (!wish?.body || (path !== undefined && wish.path !== path)) return undefined
  dropWish()
  return wish
}

/** The visitor did not log in after all. */
export const dropWish = (): void => attempt(() => sessionStorage.removeItem(KEY))
