import { LOCALES } from '../../contract/locale.ts'
import { inEveryLanguage } from '../../messages/server.ts'
import { foldText } from '../fold-text.ts'

const FIELDS = inEveryLanguage('fields')
const TABLES = inEveryLanguage('tables')
const FILTERS = inEveryLanguage('filters')

const listOf = (words: string) => words.split(',').map((word) => foldText(word.trim()))
const YES = new Set(['1', ...LOCALES.flatMap((locale) => listOf(TABLES[locale].yes))])
const NO = new Set(['0', ...LOCALES.flatMap((locale) => listOf(TABLES[locale].no))])

/** Whether a cell says yes or no, in any language; undefined where it says neither. */
export function readFlag(text: string): boolean | undefined {
  const word = foldText(text)
  return YES.has(word) ? true : NO.has(word) ? false : undefined
}

/** The value of a choice that a cell names, by itself or by its word in any language. */
export function readChoice(kind: string, name: string, values: readonly string[], text: string): string | undefined {
  if (values.includes(text)) return text
  const word = foldText(text)
  return values.find(
    (value) =>
      foldText(value) === word || LOCALES.some((locale) => foldText(wordOf(kind, name, value, locale)) === word),
  )
}

function wordOf(kind: string, name: string, value: string, locale: (typeof LOCALES)[number]): string {
  const words: Record<string, Record<string, string>> = {
    ...FIELDS[locale].values,
    colors: FILTERS[locale].values.color,
  }
  return (words[`${kind}.${name}`] ?? words[name])?.[value] ?? value
}
