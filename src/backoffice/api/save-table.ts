import type { ErrorCode } from '../../contract/error-codes.ts'
import { saveFile } from '../components/save-file.ts'
import { askForProof } from './ask-for-proof.ts'
import { apiUrl, bearer } from './call.ts'

/**
 * Saves what a call sends as a file, such as a table for spreadsheets. A plain link would go without the token. Where
 * somebody has to show once more who they are, they are asked; who does not want to gets nothing.
 */
export async function saveTable(path: string, query: string, name: string, locale: string): Promise<void> {
  const response = await fetch(`${apiUrl()}/api/${path}${query && `?${query}`}`, {
    headers: { authorization: `Bearer ${bearer() ?? ''}`, 'accept-language': locale },
  })
  if (response.status === 403) {
    const { code } = (await response.json()) as { code: ErrorCode }
    if (code === 'proof-needed') return (await askForProof()) ? saveTable(path, query, name, locale) : undefined
  }
  if (!response.ok) throw new Error(response.statusText)
  saveFile(await response.blob(), name)
}
