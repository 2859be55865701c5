import type { GuardName } from '../pages.ts'

/** What a guard decides by. */
interface Visitor {
  isLoggedIn: boolean
}

/** A guard lets the visitor pass, or says where to go instead: an address without its language. */
type Guard = (visitor: Visitor) => { to: string; isRemembered: boolean } | undefined

/** The guards that pages may name. */
export const GUARDS: Record<GuardName, Guard> = {
  auth: ({ isLoggedIn }) => (isLoggedIn ? undefined : { to: '/?loginModal=1', isRemembered: true }),
  guest: ({ isLoggedIn }) => (isLoggedIn ? { to: '/', isRemembered: false } : undefined),
}
