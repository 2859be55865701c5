import type { Words } from '../contract/content/fields.ts'
import { type View, viewAt } from '../contract/content/kinds/artworks.ts'
import { type Locale, LOCALES } from '../contract/locale.ts'
import type { content } from './en/content/content.ts'
import { fill } from './fill.ts'

type PictureWords = Record<Locale, Pick<typeof content, 'pictures'>>

/**
 * What is said of a picture that nobody has described, in each language in which the thing has a title; nothing of what
 * has none. Only works have several pictures, which show them from several sides.
 */
export function describePicture(
  title: Words | undefined,
  { view, at }: { view?: View | undefined; at: number },
  words: PictureWords,
): Words | undefined {
  const said = LOCALES.flatMap((locale): [Locale, string][] => {
    const text = title?.[locale]?.trim()
    return text ? [[locale, fill(words[locale].pictures[viewAt(view, at)], { title: text, number: at + 1 })]] : []
  })
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
