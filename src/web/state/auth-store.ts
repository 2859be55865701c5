import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { ApiError, type Call, type Reply } from '../../contract/client.ts'
import { attempt } from './attempt.ts'
import { nextTask } from './next-task.ts'
import { keptAs } from './persisted.ts'

export type User = Reply<'GET /auth/user'>['user']

/** Where the customer's addresses are kept. */
export const CUSTOMER_KEY = 'cimaise.customer'

interface Auth {
  /** The bearer token; it stays stored after an auth error, until the visitor logs out. */
  token: string | null
  /** Logged in means: a user has been fetched. */
  user: User | null
  /** Whether it is known yet if the visitor is logged in; until then pages show neither state. */
  isSettled: boolean
}

/** Who is visiting. Only the token is kept in the browser; the user is fetched anew. */
export const useAuth = create<Auth>()(
  persist(
    (): Auth => ({ token: null, user: null, isSettled: false }),
    keptAs({
      name: 'cimaise.auth',
      part: ({ token }: Auth) => ({ token }),
      isWorthKeeping: ({ token }) => token !== null,
      // Nothing kept means: logged out, in this tab or in another.
      mend: (kept) => {
        const { token } = Object(kept) as { token?: unknown }
        return { token: typeof token === 'string' ? token : null }
      },
    }),
  ),
)

export const useIsLoggedIn = (): boolean => useAuth(({ user }) => user !== null)

// The last time somebody was looked up.
let lookup: Promise<void> | undefined

/** Finds out whether the stored token still stands for somebody, now and whenever it changes, in any tab. */
export function watchUser(api: () => Call): () => void {
  // React has just taken the page over: what follows from who is there waits until a touch was heard.
  lookup = nextTask().then(() => fetchUser(api()))
  return useAuth.subscribe(({ token }, { token: before }) => {
    if (token !== before) lookup = fetchUser(api())
  })
}

/** Comes in with a token; done once it is known whose it is. */
export async function enter(token: string): Promise<void> {
  useAuth.setState({ token })
  await lookup
  if (useAuth.getState().user === null) throw new ApiError(0, 'unreachable', '')
}

/** Asks anew who the token stands for. */
export async function fetchUser(call: Call): Promise<void> {
  const { token } = useAuth.getState()
  const user =
    token === null
      ? null
      : await call('GET /auth/user').then(
          (reply) => reply.user,
          () => null,
        )
  // Somebody else may have logged in or out meanwhile.
  if (useAuth.getState().token === token) useAuth.setState({ user, isSettled: true })
}

/** Tells the server, whether it listens or not, and forgets who was here. */
export async function logOut(call: Call): Promise<void> {
  await call('GET /auth/logout').catch(() => undefined)
  forgetUser()
}

/** The visitor is nobody in particular again, in every tab. */
export function forgetUser(): void {
  useAuth.setState({ token: null, user: null })
  // Names and addresses are not left behind for whoever comes next.
  attempt(() => localStorage.removeItem(CUSTOMER_KEY))
}
