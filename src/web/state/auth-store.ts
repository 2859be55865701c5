import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import type { Call, Reply } from '../../contract/client.ts'
import { keptAs } from './persisted.ts'

type User = Reply<'GET /auth/user'>['user']

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
    }),
  ),
)

export const useIsLoggedIn = (): boolean => useAuth(({ user }) => user !== null)

/** Finds out whether the stored token still stands for somebody, now and whenever it changes, in any tab. */
export function watchUser(api: () => Call): () => void {
  void fetchUser(api())
  return useAuth.subscribe(({ token }, { token: before }) => {
    if (token !== before) void fetchUser(api())
  })
}

async function fetchUser(call: Call): Promise<void> {
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
  useAuth.setState({ token: null, user: null })
}
