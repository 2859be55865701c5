import { callOnce } from '../api/call.ts'
import { findUser } from '../app/who-is-there.ts'

export type Shown = { code: string } | { recovery_code: string } | { password: string }

/** Shows something; afterwards it is known anew what the session may do. */
export async function show(body: Shown): Promise<void> {
  await callOnce('POST /auth/proof', { body })
  await findUser()
}
