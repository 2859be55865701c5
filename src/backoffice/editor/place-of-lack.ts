import type { Doc, Fields, Words } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../contract/locale.ts'

/** Where in a draft something is written that it could be better with. */
export function placeOfLack(kind: EditedKind, draft: Doc, lack: string): string {
  const { title, fields } = kindOf(kind)
  if (isLocale(lack)) return firstUnsaid(fields, draft, lack) ?? `${title ?? ''}.${lack}`
  const pictures = fields.pictures ? ((draft.pictures ?? []) as Doc[]) : undefined
  switch (lack) {
    case 'alt': {
      const at = Math.max(0, pictures?.findIndex(({ alt }) => alt === undefined) ?? 0)
      return `${pictures ? `pictures.${at}.alt` : 'picture_alt'}.${DEFAULT_LOCALE}`
    }
    case 'size':
      return draft.height === undefined ? 'height' : 'width'
    case 'price':
      return 'price'
    default:
      return pictures ? 'pictures' : 'picture'
  }
}

/** The first text that is there in another language, or has to be there, and not in this one. */
function firstUnsaid(fields: Fields, doc: Doc, locale: Locale, within = ''): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const value = doc[name]
    const isRead = field.type === 'words' && field.isName && (value as Words | undefined)?.[DEFAULT_LOCALE]
    if (
      field.type === 'words' &&
      !isRead &&
      (value !== undefined || field.required) &&
      !(value as Words | undefined)?.[locale]
    ) {
      return `${within}${name}.${locale}`
    }
    if (field.type !== 'list') continue
    for (const [at, row] of ((value ?? []) as Doc[]).entries()) {
      const found = firstUnsaid(field.fields, row, locale, `${within}${name}.${at}.`)
      if (found) return found
    }
  }
  return undefined
}
