import { ApiError, type Call, createApiClient } from '../../contract/client.ts'
import { useAuth } from '../../web/state/auth-store.ts'
import { useLocale } from '../words.ts'
import { askForProof } from './ask-for-proof.ts'
import { askToLogIn } from './ask-to-log-in.ts'

/** The origin of the API, as the shell says; empty for the page's own. */
export const apiUrl = () => document.documentElement.dataset.api ?? ''

export const bearer = () => useAuth.getState().token ?? undefined

/** A call that tells of an ended session like of any other failure. */
export const callOnce: Call = (name, ...rest) =>
  createApiClient({
    fetch: (url, init) => fetch(url, init),
    baseUrl: apiUrl(),
    locale: useLocale(),
    token: bearer,
  })(name, ...rest)

/** A call of the API. When the session has ended, or has to show once more whose it is, it asks for that and is then repeated. */
export const call: Call = async (name, ...rest) => {
  for (;;) {
    const token = bearer()
    try {
      return await callOnce(name, ...rest)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'proof-needed' && (await askForProof())) continue
      if (error.status !== 401) throw error
      // Another call may have asked already.
      if (token === bearer()) await askToLogIn()
    }
  }
}
