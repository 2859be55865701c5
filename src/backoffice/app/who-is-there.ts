import { create } from 'zustand'

import { ApiError, type Reply } from '../../contract/client.ts'
import { type EditedKind, WRITERS } from '../../contract/content/values.ts'
import { useAuth, type User } from '../../web/state/auth-store.ts'
import { callOnce } from '../api/call.ts'
import { learnLanguages } from '../written-languages.ts'

/** What a session has shown of who it is. */
export type Proof = Reply<'GET /auth/proof'>['proof']

const STAFF = ['editor', 'sales', 'admin']

/** Whether somebody belongs to the gallery's staff; what they may do, the API decides at each call. */
export const isStaff = ({ scope }: User) => scope.some((one) => STAFF.includes(one))

/** Tells of which kinds somebody may write things, and not only read them. */
export function useMayWrite(): (kind: EditedKind) => boolean {
  const scope = useAuth(({ user }) => user?.scope)
  return (kind) => scope?.some((one) => one === 'admin' || one === WRITERS[kind]) ?? false
}

const useWanted = create<{ wanted: Proof | undefined }>(() => ({ wanted: undefined }))

/** What somebody has to show, or to set up, before they are let in; and how to look again once they have. */
export const useProofWanted = () => ({ ...useWanted(), settle: () => void findUser() })

export const isProofWanted = () => useWanted.getState().wanted !== undefined

/** Whether somebody may do everything, also take the whole gallery out. */
export const useIsAdmin = (): boolean => useAuth(({ user }) => user?.scope.includes('admin') ?? false)

/** Whether somebody sells for the gallery: orders, enquiries, applications, and the mails about them. */
export const useSells = (): boolean =>
  useAuth(({ user }) => user?.scope.some((one) => one === 'admin' || one === 'sales') ?? false)

/** Finds out whose the token is. Fails when the gallery cannot be reached: then nobody has been logged out. */
export async function findUser(): Promise<void> {
  const { token } = useAuth.getState()
  const user = token === null ? null : await fetchUser()
  // Who sets a device up keeps seeing its codes until they have kept them: they are let in by `settle`.
  const [{ proof }] =
    user === null ? [{ proof: undefined }] : await Promise.all([callOnce('GET /auth/proof'), learnLanguages()])
  useWanted.setState({ wanted: proof && ['needed', 'missing'].includes(proof.state) ? proof : undefined })
  useAuth.setState({ user, isSettled: true })
}

const fetchUser = () =>
  callOnce('GET /auth/user').then(
    (reply) => reply.user,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    },
  )

/** Comes in with an address and a password. */
export async function logIn(email: string, password: string): Promise<void> {
  const { access_token } = await callOnce('POST /auth/login', { body: { email, password } })
  useAuth.setState({ token: access_token })
  await findUser()
}
