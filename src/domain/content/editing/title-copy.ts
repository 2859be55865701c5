import type { Doc, KindName, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { inEveryLanguage } from '../../../messages/server.ts'

const WORDS = inEveryLanguage('content')

/** What a copy has in place of the title of what it is a copy of; a title that leaves no room stays as it is. */
export function titleCopy(kind: KindName, draft: Doc): Doc {
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
      LOCALES.flatMap((one) => (words[one] ? [[one, rename(words[one], WORDS[one].copyTitle)]] : [])),
    ),
  }
}
