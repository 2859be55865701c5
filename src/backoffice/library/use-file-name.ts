import { fill } from '../../messages/fill.ts'
import { chooseText } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'
import type { StoredFile } from './use-files.ts'

/** What a file is called: by what shows it, since its own name says little. */
export function useFileName(): (file: StoredFile) => string {
  const { library, lists, frame } = useWords()
  const locale = useLocale()
  return ({ used_in, uses }) => {
    if (!used_in) return library.unused
    const title = chooseText(used_in.title, locale)?.text ?? (frame.kinds[used_in.kind].one || lists.untitled)
    return uses > 1 ? fill(library.more, { title, count: uses - 1 }) : title
  }
}
