import { ApiError, type Reply } from '../../../../contract/client.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { readApiUrl } from '../../../page-data.ts'
import { useAuth } from '../../../state/auth-store.ts'
import { trackedFetch } from '../../../state/requests-store.ts'

/** Sends the photograph of a work; refusals are those of the API's client. */
export async function sendPhoto(
  work: string,
  photo: File,
  locale: Locale,
): Promise<Reply<'POST /account/collection/{work}/photo'>> {
  const body = new FormData()
  body.set('file', photo)
  const headers = { authorization: `Bearer ${useAuth.getState().token ?? ''}`, 'accept-language': locale }
  const address = `${readApiUrl()}/api/account/collection/${work}/photo`
  const response = await trackedFetch(address, { method: 'POST', headers, body }).catch((cause: unknown) => {
    throw new ApiError(0, 'unreachable', 'The server could not be reached.', {}, cause)
  })
  const reply = await response.json().catch(() => undefined)
  if (response.ok && reply !== undefined) return reply
  throw new ApiError(response.status, reply?.code ?? 'internal-error', reply?.message ?? response.statusText)
}
