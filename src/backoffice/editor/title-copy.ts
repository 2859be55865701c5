import type { Doc, Words } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { LOCALES } from '../../contract/locale.ts'
import { COPY_TITLES } from '../../messages/copy-titles.ts'
import { fill } from '../../messages/fill.ts'

/** What a copy has in place of the title of what it is a copy of; a title that leaves no room stays as it is. */
export function titleCopy(kind: EditedKind, draft: Doc): Doc {
  const { title, fields } = kindOf(kind)
  const name = title ?? ''
  const field = fields[name]
  const words = draft[name] as Words | undefined
  if (field?.type !== 'words' || !words) return {}
  const rename = (text: string, pattern: string) => {
    const made = fill(pattern, { title: text })
    return made.length > field.max ? text : made
  }
  return {
    [name]: Object.fromEntries(
      LOCALES.flatMap((one) => (words[one] ? [[one, rename(words[one], COPY_TITLES[one])]] : [])),
    ),
  }
}
