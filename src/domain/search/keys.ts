import type { SearchType } from '../../contract/catalogue/values.ts'

const TYPE_SIGNS: Record<SearchType, string> = { artworks: 'w', artists: 'a', series: 's', news: 'n', press: 'p' }
const LONGEST_TITLE = 200

/** The key of a form of a word that stands in the title. */
export const inTitle = (type: SearchType, form: string): string => `${TYPE_SIGNS[type]}t:${form}`

/** The key of a form of a word that stands in the title or in a name. */
export const inNames = (type: SearchType, form: string): string => `${TYPE_SIGNS[type]}n:${form}`

/** The key of a form of a word that stands anywhere; one for all types, so that all are asked for at once. */
export const anywhere = (form: string): string => `:${form}`

/** The key that every document of a type has. */
export const ofType = (type: SearchType): string => `@${TYPE_SIGNS[type]}`

/** The key of a whole title, given what stands between its spaces and signs. */
export const titled = (type: SearchType, parts: string[]): string =>
  `${TYPE_SIGNS[type]}=:${parts.join('-').slice(0, LONGEST_TITLE).toWellFormed()}`

/** The form of one or two Chinese characters that need not be a word; no word looks like it. */
export const pieceForm = (characters: string): string => `~${characters}`

/** What stands in a form, whether that is a word or a piece. */
export const wordOf = (form: string): string => (form.startsWith('~') ? form.slice(1) : form)
