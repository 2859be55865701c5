import type { Words } from '../../../contract/content/fields.ts'

/** How a thing answers to what is typed: by the beginning of its title, by words within it, or by something else. */
export const LIKENESS = { other: 0, within: 1, begins: 2 } as const
export type Likeness = (typeof LIKENESS)[keyof typeof LIKENESS]

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How much a title in any language is like what is typed; its address or its artist may be what was found. */
export function likenessOf(title: Words, typed: string): Likeness {
  const sought = fold(typed)
  const texts = Object.values(title).map(fold)
  if (texts.some((text) => text.startsWith(sought))) return LIKENESS.begins
  return texts.some((text) => text.includes(sought)) ? LIKENESS.within : LIKENESS.other
}
