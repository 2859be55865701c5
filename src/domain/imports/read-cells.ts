import type { Column } from '../../contract/content/columns.ts'
import type { Doc, Field, KindName, Words } from '../../contract/content/fields.ts'
import type { CellFormat, Empties, ImportedKind, LINE_FAULTS } from '../../contract/content/values.ts'
import { findCountry } from '../content/index.ts'
import { readFormatted } from './cell-formats.ts'
import type { FindNamed } from './look-up-names.ts'
import { readChoice, readFlag } from './read-words.ts'

/** Why a line is skipped: in which column, and in a word why. */
export interface LineFault {
  column: string | null
  word: (typeof LINE_FAULTS)[number]
  values: Record<string, string | number>
}

/** A column of a file that is brought into a field. */
export interface MappedColumn extends Column {
  /** Its place in the file. */
  at: number
  format: CellFormat | null
}

export interface Reading {
  kind: ImportedKind
  columns: MappedColumn[]
  empties: Empties
  named: Map<KindName, FindNamed>
}

/** Writes what a line says over what is there; what the line does not name stays. */
export function readCells(
  { kind, columns, empties, named }: Reading,
  cells: string[],
  former: Doc,
): { draft: Doc; faults: LineFault[] } {
  const draft = structuredClone(former)
  const faults: LineFault[] = []
  for (const column of columns) {
    const { id, name, locale, field, format, at } = column
    const text = cells[at] ?? ''
    if (!field || (text === '' && empties === 'keep')) continue
    const refuse = (word: LineFault['word'], values: LineFault['values'] = {}) => {
      faults.push({ column: id, word, values })
      return undefined
    }
    const value =
      text === '' ? undefined : readCell({ kind, name, field, format, named, former: former[name] }, text, refuse)
    if (locale === undefined) draft[name] = value
    else draft[name] = { ...(draft[name] as Words | undefined), [locale]: value }
  }
  return { draft, faults }
}

interface Cell {
  kind: ImportedKind
  name: string
  field: Field
  format: CellFormat | null
  named: Map<KindName, FindNamed>
  former: unknown
}
type Refuse = (word: LineFault['word'], values?: LineFault['values']) => undefined

function readCell({ kind, name, field, format, named, former }: Cell, text: string, refuse: Refuse): unknown {
  switch (field.type) {
    case 'text':
      return field.country ? (findCountry(text) ?? refuse('unread', { text: shorten(text) })) : text
    case 'number':
    case 'day':
      return readFormatted(field, text, format ?? 'point') ?? refuse(field.type, { text: shorten(text) })
    case 'flag':
      return readFlag(text) ?? refuse('unread', { text: shorten(text) })
    case 'choice':
      return readChoice(kind, name, field.values, text) ?? refuse('unread', { text: shorten(text) })
    case 'choices':
      return split(text, /[,;\n]/).map(
        (one) => readChoice(kind, name, field.values, one) ?? refuse('unread', { text: shorten(one) }),
      )
    case 'numbers':
      return split(text, /[;\n]/).map(Number)
    case 'texts':
    case 'files':
      return split(text, /[;\n]/)
    case 'reference':
      return findOne(named.get(field.kind), text, former === text, refuse)
    case 'references': {
      const known = new Set(Array.isArray(former) ? former : [])
      const find = named.get(field.kind)
      // A single name may hold what divides several.
      const parts = find?.(text).length === 1 ? [text] : split(text, /[;\n]/)
      return parts.map((one) => findOne(find, one, known.has(one), refuse))
    }
    case 'list':
    case 'file-per-language':
      return readJson(text) ?? refuse('unread', { text: shorten(text) })
    default:
      return text
  }
}

/** The key of what a name means; what a thing has named before is taken as it is. */
function findOne(find: FindNamed | undefined, name: string, isKnown: boolean, refuse: Refuse): string | undefined {
  if (isKnown) return name
  const found = find?.(name) ?? []
  if (found.length === 1) return found[0]
  return refuse(found.length === 0 ? 'unknown-name' : 'ambiguous-name', { text: shorten(name), count: found.length })
}

const split = (text: string, by: RegExp) =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== '')

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

const LONGEST_TOLD = 60
/** As much of a cell as a report tells. */
export const shorten = (text: string) =>
  text.length > LONGEST_TOLD ? `${text.slice(0, LONGEST_TOLD).toWellFormed()}…` : text
