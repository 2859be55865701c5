import { call, callOnce } from '../api/call.ts'
import { findUser } from '../app/who-is-there.ts'

/** Whether this browser makes keys for this address: never for one of numbers alone, nor over an open line. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  window.isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname)

/** Has this device make a key, which counts from now on. Answers with codes for its loss, where there were none. */
export async function addPasskey(): Promise<string[] | null> {
  const { options } = await call('POST /account/second-factor/passkeys/challenge')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never)
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const added = await call('POST /account/second-factor/passkeys', { body: { passkey: made.toJSON() as never } })
  return added.recovery_codes
}

/** Has one of somebody's devices show that they sit there. */
export async function showPasskey(): Promise<void> {
  const { options } = await callOnce('POST /auth/proof/challenge')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  await callOnce('POST /auth/proof', { body: { passkey: shown.toJSON() as never } })
  await findUser()
}
