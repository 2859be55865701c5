import { ApiError } from '../../../../contract/client.ts'
import { useAuth } from '../../../state/auth-store.ts'

/** A login that no longer counts leaves nobody logged in, so that the page asks for it anew; the fault goes on. */
export function heedLogin(fault: unknown): never {
  if (fault instanceof ApiError && fault.code === 'unauthenticated') useAuth.setState({ user: null })
  throw fault
}
