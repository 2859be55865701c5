import { saveFile } from '../components/save-file.ts'
import { fetchFile } from './fetch-file.ts'

/** Saves what a call sends as a file, such as a table for spreadsheets. */
export async function saveTable(path: string, query: string, name: string, locale: string): Promise<void> {
  const response = await fetchFile(path + (query && `?${query}`), locale)
  saveFile(await response.blob(), name)
}
