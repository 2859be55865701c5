import { saveFile } from '../components/save-file.ts'
import { askForProof } from './ask-for-proof.ts'
import { apiUrl, bearer } from './call.ts'

/** Saves what a call sends as a file, such as a table for spreadsheets. A plain link would go without the token. */
export async function saveTable(path: string, query: string, name: string, locale: string): Promise<void> {
  const response = await fetch(`${apiUrl()}/api/${path}${query && `?${query}`}`, {
    headers: { authorization: `Bearer ${bearer() ?? ''}`, 'accept-language': locale },
  })
  if (response.ok) return saveFile(await response.blob(), name)
  const { code } = Object(await response.json().catch(() => undefined)) as { code?: string }
  if (code !== 'proof-needed' || !(await askForProof())) throw new Error(response.statusText)
  return saveTable(path, query, name, locale)
}
