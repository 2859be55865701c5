import type { Field } from '../../contract/content/fields.ts'
import type { CellFormat } from '../../contract/content/values.ts'

/** Spaces and marks that stand between thousands whatever stands before the smaller part. */
const BLANKS = /[\s'’]/
/** What is meant anyway. */
const UNITS = ['€', 'eur', 'cm', 'kg']
const MOST_DIGITS = 15

/** The formats that a field's cells can have; none for what is read as it stands. */
export const formatsOf = (field: Field | undefined): readonly CellFormat[] => {
  if (field?.type === 'number') return ['point', 'comma']
  return field?.type === 'day' ? ['year-first', 'day-first', 'month-first'] : []
}

/** What a cell of such a field means in a format; undefined where it means nothing in it. */
export function readFormatted(field: Field, text: string, format: CellFormat): number | string | undefined {
  if (field.type === 'day') return readDay(text, format)
  if (field.type !== 'number') return undefined
  const value = readNumber(text, format)
  const { decimals = 0 } = field
  return value !== undefined && Number(value.toFixed(decimals)) === value ? value : undefined
}

/** A number with its smaller part behind a point or a comma, and groups of three before it or none. */
function readNumber(text: string, format: CellFormat): number | undefined {
  const bare = withoutUnit(text)
  const isNegative = bare.startsWith('-') || bare.startsWith('−')
  const [decimal, group] = format === 'point' ? ['.', ','] : [',', '.']
  const [whole = '', part, ...more] = (isNegative || bare.startsWith('+') ? bare.slice(1) : bare).split(decimal)
  const groups = whole.split(whole.includes(group) ? group : BLANKS)
  const isWhole =
    groups.length === 1
      ? isDigits(whole) || (whole === '' && part !== undefined)
      : groups.every((one, at) => isDigits(one) && (at === 0 ? one.length <= 3 : one.length === 3))
  if (!isWhole || more.length > 0 || (part !== undefined && !isDigits(part))) return undefined
  const digits = groups.join('')
  if (digits.length + (part?.length ?? 0) > MOST_DIGITS) return undefined
  const value = Number(`${digits || '0'}.${part ?? '0'}`)
  return isNegative && value !== 0 ? -value : value
}

function withoutUnit(text: string): string {
  const bare = text.trim()
  const folded = bare.toLowerCase()
  const before = UNITS.find((unit) => folded.startsWith(unit))
  if (before !== undefined) return bare.slice(before.length).trim()
  const behind = UNITS.find((unit) => folded.endsWith(unit))
  return behind === undefined ? bare : bare.slice(0, -behind.length).trim()
}

const isDigits = (text: string) => /^\d+$/.test(text)

/** A day as `2026-12-31`; one that begins with its year is read in every format. */
function readDay(text: string, format: CellFormat): string | undefined {
  const parts = text
    .trim()
    .replace(/日$/, '')
    .split(/[/.\-年月]/)
  if (parts.length !== 3 || !parts.every(isDigits)) return undefined
  const [first = '', second = '', third = ''] = parts
  if (first.length === 4) return toDay(first, second, third)
  if (third.length !== 4 || format === 'year-first') return undefined
  // Who writes the month first divides by strokes.
  if (format === 'month-first') return text.includes('.') ? undefined : toDay(third, first, second)
  return toDay(third, second, first)
}

function toDay(year: string, month: string, day: string): string | undefined {
  if (month.length > 2 || day.length > 2) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined
}

export interface Decision {
  format: CellFormat | null
  /** A cell that means something else in each format, if nothing in the column speaks for one of them. */
  question: { cell: string; meanings: { format: CellFormat; meaning: string }[] } | null
}

/** The one format of a column: that in which most of its cells mean something. Nothing is guessed: what can be meant in two ways is asked. */
export function decideFormat(field: Field | undefined, cells: string[]): Decision {
  const formats = formatsOf(field)
  if (!field || formats.length === 0) return { format: null, question: null }
  const said = cells.filter((cell) => cell !== '')
  const read = formats.map((format) => said.map((cell) => readFormatted(field, cell, format)))
  const fits = read.map((values) => values.filter((value) => value !== undefined).length)
  const most = Math.max(...fits)
  const best = formats.filter((_, at) => fits[at] === most)
  const [first = 'point'] = best
  if (most === 0) return { format: first, question: null }
  const meaningIn = (format: CellFormat, at: number) => read[formats.indexOf(format)]?.[at]
  const open = said.findIndex((_, at) => new Set(best.map((format) => meaningIn(format, at))).size > 1)
  if (open < 0) return { format: first, question: null }
  const meanings = best.flatMap((format) => {
    const meaning = meaningIn(format, open)
    return meaning === undefined ? [] : [{ format, meaning: String(meaning) }]
  })
  // Of a mixture each cell means something in one format only; then whichever is named, the other cells are faults.
  return { format: null, question: { cell: said[open] ?? '', meanings: completeMeanings(best, meanings) } }
}

const completeMeanings = (best: readonly CellFormat[], meanings: { format: CellFormat; meaning: string }[]) =>
  best.map((format) => meanings.find((one) => one.format === format) ?? { format, meaning: '' })
