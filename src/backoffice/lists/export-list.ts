import type { EditedKind } from '../../contract/content/values.ts'
import { apiUrl, bearer } from '../api/call.ts'
import { saveFile } from '../components/save-file.ts'

/** Saves a list as a table for spreadsheets. A plain link would go without the token. */
export async function exportList(kind: EditedKind, query: string, locale: string): Promise<void> {
  const response = await fetch(`${apiUrl()}/api/editor/${kind}/table.csv${query && `?${query}`}`, {
    headers: { authorization: `Bearer ${bearer() ?? ''}`, 'accept-language': locale },
  })
  if (!response.ok) throw new Error(response.statusText)
  saveFile(await response.blob(), `${kind}.csv`)
}
