import { saveFile } from '../../components/save-file.ts'
import { readApiUrl } from '../../page-data.ts'
import { useAuth } from '../../state/auth-store.ts'
import { trackedFetch } from '../../state/requests-store.ts'

/** Fetches a paper of one's own and gives it to be kept. */
export const savePaper = (path: string, number: string): Promise<void> => saveOwnFile(path, `${number}.pdf`)

/** The same for any file of one's own: a plain link would go without the token. */
export async function saveOwnFile(path: string, name: string): Promise<void> {
  const { token } = useAuth.getState()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await trackedFetch(`${readApiUrl()}/api/${path}`, { headers })
  if (!response.ok) throw new Error(response.statusText)
  saveFile(await response.blob(), name)
}
