import type { Doc, KindName, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'

const IN_MARKS = /^\s*《([^《》]*)》\s*$/

/**
 * What visitors see of a thing, its title without the marks 《 》 around the whole of it: pages, carts and mails put
 * them there, and whoever writes titles in Chinese often does too.
 */
export function unwrapTitle(kind: KindName, doc: Doc): Doc {
  const { title } = kindOf(kind)
  const words = title === null ? undefined : (doc[title] as Words | undefined)
  if (title === null || words === undefined) return doc
  const unwrapped = Object.entries(words).map(([locale, text]) => [locale, text.replace(IN_MARKS, '$1').trim() || text])
  return { ...doc, [title]: Object.fromEntries(unwrapped) }
}
