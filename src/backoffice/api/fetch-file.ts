import { apiUrl, bearer } from './call.ts'

/** What a call sends as a file. A plain link would go without the token. */
export async function fetchFile(path: string, locale: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(`${apiUrl()}/api/${path}`, {
    headers: { authorization: `Bearer ${bearer() ?? ''}`, 'accept-language': locale },
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw new Error(response.statusText)
  return response
}
