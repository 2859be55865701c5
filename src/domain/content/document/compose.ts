import type { Doc, Fields, Words } from '../../../contract/content/fields.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'

interface Versions {
  /** What visitors see until now. */
  former: Doc | null
  /** What staff have written since. */
  draft: Doc
  /** The languages that are published now. English brings everything along that is not text. */
  languages: readonly Locale[]
  /** All languages that visitors see from then on. */
  shown: readonly Locale[]
}

/**
 * What visitors see once these languages of a draft are published: their texts from the draft, those of the other
 * languages as they were. Nothing of a language that was not published gets through.
 */
export function compose(fields: Fields, { former, draft, languages, shown }: Versions): Doc {
  return composeFields(fields, former ?? {}, draft, { languages, shown })
}

type Choice = Pick<Versions, 'languages' | 'shown'>

function composeFields(fields: Fields, former: Doc, draft: Doc, choice: Choice): Doc {
  const facts = choice.languages.includes(DEFAULT_LOCALE) ? draft : former
  const doc: Doc = {}
  for (const [name, field] of Object.entries(fields)) {
    const value =
      field.type === 'words'
        ? composeWords(former[name] as Words | undefined, draft[name] as Words | undefined, choice)
        : field.type === 'list'
          ? composeList(field.fields, former[name] as Doc[] | undefined, draft[name] as Doc[] | undefined, choice)
          : facts[name]
    if (value !== undefined) doc[name] = value
  }
  return doc
}

function composeWords(former: Words | undefined, draft: Words | undefined, { languages, shown }: Choice) {
  const words: Words = {}
  for (const locale of shown) {
    const text = (languages.includes(locale) ? draft : former)?.[locale]
    if (text !== undefined) words[locale] = text
  }
  return Object.keys(words).length > 0 ? words : undefined
}

function composeList(fields: Fields, former: Doc[] = [], draft: Doc[] = [], choice: Choice): Doc[] | undefined {
  const takesDraft = choice.languages.includes(DEFAULT_LOCALE)
  const items = (takesDraft ? draft : former).map((item, at) => {
    const other = findSame(fields, takesDraft ? former : draft, item, at, (takesDraft ? draft : former).length)
    return takesDraft ? composeFields(fields, other, item, choice) : composeFields(fields, item, other, choice)
  })
  return items.length > 0 ? items : undefined
}

/** The same item in the other list, which may have been put in another order since. */
function findSame(fields: Fields, others: Doc[], item: Doc, at: number, count: number): Doc {
  const mark = markOf(fields, item)
  return (
    others.find((other) => markOf(fields, other) === mark) ?? (others.length === count ? others[at] : undefined) ?? {}
  )
}

/** An item without its translations. */
const markOf = (fields: Fields, item: Doc) =>
  JSON.stringify(
    Object.entries(fields).map(([name, field]) =>
      field.type === 'words' ? (item[name] as Words | undefined)?.[DEFAULT_LOCALE] : item[name],
    ),
  )
