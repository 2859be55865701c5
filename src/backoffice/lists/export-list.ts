import type { EditedKind } from '../../contract/content/values.ts'
import { apiUrl, bearer } from '../api/call.ts'

/** Saves a list as a table for spreadsheets. A plain link would go without the token. */
export async function exportList(kind: EditedKind, query: string, locale: string): Promise<void> {
  const response = await fetch(`${apiUrl()}/api/editor/${kind}/table.csv${query && `?${query}`}`, {
    headers: { authorization: `Bearer ${bearer() ?? ''}`, 'accept-language': locale },
  })
  if (!response.ok) throw new Error(response.statusText)
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: `${kind}.csv` })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
