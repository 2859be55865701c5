import { saveSent } from '../api/save-table.ts'
import { toast } from '../components/toasts.tsx'
import { useLocale, useWords } from '../words.ts'
import type { Paper } from './ask-paper.ts'

/** Saves a paper to disk. */
export function useSavePaper(): (paper: Paper) => void {
  const { papers: words } = useWords()
  const locale = useLocale()
  return ({ id, name }) => void saveSent(`editor/papers/${id}/file`, name, locale).catch(() => toast(words.notSaved))
}
