import type { Doc, Fault, Field, Fields, Words } from '../../../contract/content/fields.ts'
import { isLocale, LOCALES } from '../../../contract/locale.ts'
import { isKey } from '../../files/index.ts'
import { findCountry } from './find-country.ts'
import { moveCountryWords } from './move-country-words.ts'

const MOST_IN_A_LIST = 500
const LONGEST_COUNTRY = 100
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const KEY = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/
/** Whatever could lead a reader astray: control characters and marks that turn the direction of writing. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/u

/** Whether a thing can be known by this key; it is the name of a file too. */
export const isContentKey = (key: string) => key.length <= 100 && KEY.test(key)

/**
 * Brings what somebody wrote into the one form in which it is kept: fields in their order, nothing empty, no blanks
 * around texts. Whatever does not fit a field is a fault; that something is missing is none.
 */
export function readDraft(fields: Fields, value: unknown): { doc: Doc; faults: Fault[] } {
  const faults: Fault[] = []
  const doc = readFields(fields, value, [], faults) ?? {}
  return { doc, faults }
}

type Path = Fault['path']

function readFields(fields: Fields, value: unknown, path: Path, faults: Fault[]): Doc | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'object' || Array.isArray(value)) {
    faults.push({ path, word: 'invalid' })
    return undefined
  }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name)) faults.push({ path: [...path, name], word: 'unknown-field' })
  }
  const doc: Doc = {}
  const told = moveCountryWords(fields, value as Doc)
  for (const [name, field] of Object.entries(fields)) {
    const given: unknown = Object.hasOwn(told, name) ? told[name] : undefined
    const read = readField(field, given, [...path, name], faults)
    if (read !== undefined) doc[name] = read
  }
  return Object.keys(doc).length > 0 ? doc : undefined
}

function readField(field: Field, value: unknown, path: Path, faults: Fault[]): unknown {
  if (value === null || value === undefined) return undefined
  const refuse = (word: Fault['word'], values?: Fault['values']): undefined => {
    faults.push(values ? { path, word, values } : { path, word })
    return undefined
  }
  switch (field.type) {
    case 'text':
      if (field.country) return readCountry(value, refuse)
      return readText(value, field.max, refuse, field.pattern)
    case 'words':
      return readPerLanguage(value, path, faults, (one, refuse) =>
        readText(one, field.max, refuse, field.isProse ? ANYTHING : undefined),
      )
    case 'number':
      return readNumber(value, field, refuse)
    case 'flag':
      if (typeof value !== 'boolean') return refuse('invalid')
      return value || undefined
    case 'choice':
      return typeof value === 'string' && field.values.includes(value) ? value : refuse('invalid')
    case 'choices':
      return unique(
        readList(value, path, faults, (one) =>
          typeof one === 'string' && field.values.includes(one) ? one : refuse('invalid'),
        ),
      )
    case 'numbers':
      return readList(value, path, faults, (one, at) =>
        readNumber(one, field, (word, values) => {
          faults.push({ path: [...path, at], word, ...(values ? { values } : {}) })
          return undefined
        }),
      )
    case 'texts':
      return unique(readList(value, path, faults, (one) => readText(one, field.max, refuse, field.pattern)))
    case 'day':
      return typeof value === 'string' && isDay(value) ? value : refuse('invalid')
    case 'link':
      return readLink(value, refuse)
    case 'file':
      return readFileKey(value, refuse)
    case 'files':
      return readList(value, path, faults, (one) => readFileKey(one, refuse))
    case 'file-per-language':
      return readPerLanguage(value, path, faults, readFileKey)
    case 'reference':
      return typeof value === 'string' && isContentKey(value) ? value : refuse('invalid')
    case 'references':
      return unique(
        readList(value, path, faults, (one) =>
          typeof one === 'string' && isContentKey(one) ? one : refuse('invalid'),
        ),
      )
    case 'list':
      return readList(value, path, faults, (one, at) => readFields(field.fields, one, [...path, at], faults) ?? {})
  }
}

type Refuse = (word: Fault['word'], values?: Fault['values']) => undefined

function readText(value: unknown, max: number, refuse: Refuse, pattern?: RegExp): string | undefined {
  if (typeof value !== 'string') return refuse('invalid')
  const text = value.replaceAll('\r\n', '\n').trim()
  if (text === '') return undefined
  if (text.length > max) return refuse('too-long', { max })
  if (UNSEEN.test(text) || (pattern ? !pattern.test(text) : text.includes('\n'))) return refuse('invalid')
  return text
}

function readCountry(value: unknown, refuse: Refuse): string | undefined {
  const text = readText(value, LONGEST_COUNTRY, refuse)
  return text === undefined ? undefined : (findCountry(text) ?? refuse('invalid'))
}

const readFileKey = (value: unknown, refuse: Refuse): string | undefined =>
  typeof value === 'string' && isKey(value) ? value : refuse('invalid')

function readPerLanguage(
  value: unknown,
  path: Path,
  faults: Fault[],
  read: (one: unknown, refuse: Refuse) => string | undefined,
): Words | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.push({ path, word: 'invalid' })
    return undefined
  }
  for (const name of Object.keys(value)) {
    if (!isLocale(name)) faults.push({ path: [...path, name], word: 'unknown-field' })
  }
  const words: Words = {}
  for (const locale of LOCALES) {
    const given: unknown = (value as Doc)[locale]
    if (given === null || given === undefined) continue
    const refuse: Refuse = (word, values) => {
      faults.push({ path: [...path, locale], word, ...(values ? { values } : {}) })
      return undefined
    }
    const text = read(given, refuse)
    if (text !== undefined) words[locale] = text
  }
  return Object.keys(words).length > 0 ? words : undefined
}

const ANYTHING = /^/

function readNumber(
  value: unknown,
  { min, max, decimals = 0 }: { min: number; max: number; decimals?: number },
  refuse: Refuse,
): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('invalid')
  if (value < min || value > max) return refuse('out-of-range', { min, max })
  // As many decimals as are kept, and not one that would be lost without a word.
  const kept = Number(value.toFixed(decimals))
  return kept === value ? (kept === 0 ? 0 : kept) : refuse('invalid')
}

function readLink(value: unknown, refuse: Refuse): string | undefined {
  const text = readText(value, 2000, refuse)
  if (text === undefined) return undefined
  if (/^\/(?![/\\])/.test(text)) return text
  const url = URL.parse(text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? text : refuse('invalid')
}

function readList<Item>(
  value: unknown,
  path: Path,
  faults: Fault[],
  read: (one: unknown, at: number) => Item | undefined,
): Item[] | undefined {
  if (!Array.isArray(value)) {
    faults.push({ path, word: 'invalid' })
    return undefined
  }
  if (value.length > MOST_IN_A_LIST) {
    faults.push({ path, word: 'too-many', values: { max: MOST_IN_A_LIST } })
    return undefined
  }
  const items = value.map(read).filter((one): one is Item & {} => one !== undefined && one !== null)
  return items.length > 0 ? items : undefined
}

const unique = (items: string[] | undefined) => items && [...new Set(items)]

function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
