import { saveFile } from '../../web/components/save-file.ts'
import { fetchFile } from './fetch-file.ts'

/** Saves what a call sends as a file, such as a table for spreadsheets. */
export const saveTable = (path: string, query: string, name: string, locale: string): Promise<void> =>
  saveSent(path + (query && `?${query}`), name, locale)

/** The same for what needs no query, such as a paper. */
export async function saveSent(path: string, name: string, locale: string): Promise<void> {
  const response = await fetchFile(path, locale)
  saveFile(await response.blob(), name)
}
