import type { ErrorCode } from '../../contract/error-codes.ts'
import { askForProof } from './ask-for-proof.ts'
import { apiUrl, bearer } from './call.ts'

/**
 * What a call sends as a file. A plain link would go without the token. Where somebody has to show once more who they
 * are, they are asked, and it is fetched then.
 */
export async function fetchFile(path: string, locale: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(`${apiUrl()}/api/${path}`, {
    headers: { authorization: `Bearer ${bearer() ?? ''}`, 'accept-language': locale },
    ...(signal && { signal }),
  })
  if (response.ok) return response
  const { code } = (await response.json().catch(() => ({}))) as { code?: ErrorCode }
  if (code === 'proof-needed' && (await askForProof())) return fetchFile(path, locale, signal)
  throw new Error(response.statusText)
}
