import type { SearchType } from '../../contract/catalogue/values.ts'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import type { LocalizedText } from '../../database/index.ts'
import { piecesBesides } from './chinese.ts'
import { anywhere, inNames, inTitle, ofType, pieceForm, titled } from './keys.ts'
import type { Run } from './split-words.ts'
import { isStopWord } from './stop-words.ts'
import { type FormsByWord, stemIn } from './word-forms.ts'

/** What search needs to know of something that can be found. */
export interface SearchDocument {
  type: SearchType
  id: number
  title: LocalizedText
  /** Artist, technique, category, series: what it is known by besides its title. */
  names?: LocalizedText[]
  texts?: (LocalizedText | null)[]
}

type ReadKeys = (type: SearchType, text: string, locale: Locale) => string[]

/** PostgreSQL takes a million bytes of keys; what is beyond is left out, at the end of the texts. */
const MOST_CHARACTERS = 300_000
const MOST_TITLE_WORDS = 1000

/** Makes the keys of documents, given how texts are split and the forms of all words in them. */
export function createKeyMaker(split: (text: string) => Run[], forms: FormsByWord) {
  const plainOf = (word: string) => forms.get(word)?.plain ?? word
  const stemOf = (word: string, locale: Locale) => {
    const known = forms.get(word)
    return (known && stemIn(locale, known)) ?? word
  }
  const formsOf = (runs: Run[], locale: Locale) =>
    runs.flatMap(({ text, words, joined }) => {
      if (words) return [...words, ...piecesBesides(words, text).map(pieceForm)]
      return joined === undefined ? [stemOf(text, locale)] : [stemOf(text, locale), stemOf(joined, locale)]
    })
  // Somebody who is still typing has typed the beginning of a word, not of its stem.
  const plainForms = (runs: Run[]) => runs.flatMap(({ text, words }) => (words ? [] : [plainOf(text)]))

  const keysInTitle: ReadKeys = (type, text, locale) => {
    const runs = split(text)
    const all = [...formsOf(runs, locale), ...plainForms(runs)]
    return all.flatMap((form) => [inTitle(type, form), inNames(type, form), anywhere(form)])
  }
  const keysInName = remember((type, text, locale) =>
    formsOf(split(text), locale).flatMap((form) => [inNames(type, form), anywhere(form)]),
  )
  const keysInText: ReadKeys = (_type, text, locale) => {
    const telling = split(text).filter((run) => !isStopWord(run.text))
    return formsOf(telling, locale).map(anywhere)
  }

  return ({ type, title, names = [], texts = [] }: SearchDocument): { keys: string[]; titleLength: number } => {
    const { keys, add } = collectKeys()
    const addAll = (parts: (LocalizedText | null)[], readKeys: ReadKeys) => {
      for (const part of parts) {
        for (const locale of LOCALES)
          if (part?.[locale]) for (const key of readKeys(type, part[locale], locale)) add(key)
      }
    }
    const titles = Object.values(title).map((text) => split(text ?? ''))
    add(ofType(type))
    for (const runs of titles)
      add(
        titled(
          type,
          runs.map(({ text, words }) => (words ? text : plainOf(text))),
        ),
      )
    addAll([title], keysInTitle)
    addAll(names, keysInName)
    addAll(texts, keysInText)
    return { keys: [...keys], titleLength: Math.min(MOST_TITLE_WORDS, ...titles.map(countWords).filter(Boolean)) }
  }
}

const countWords = (runs: Run[]) => runs.reduce((count, { words }) => count + (words?.length ?? 1), 0)

function collectKeys() {
  const keys = new Set<string>()
  let room = MOST_CHARACTERS
  const add = (key: string) => {
    if (room < key.length || keys.has(key)) return
    room -= key.length
    keys.add(key)
  }
  return { keys, add }
}

/** Artists, techniques and the like come again with every work. */
function remember(readKeys: ReadKeys): ReadKeys {
  const known = new Map<string, string[]>()
  return (type, text, locale) => {
    const name = `${type} ${locale} ${text}`
    const before = known.get(name)
    if (before) return before
    const keys = readKeys(type, text, locale)
    known.set(name, keys)
    return keys
  }
}
