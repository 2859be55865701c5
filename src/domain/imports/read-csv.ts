import type { TableTrouble } from '../../contract/content/values.ts'

const MOST_COLUMNS = 300
const LONGEST_CELL = 500_000

/** A line of a table; its cells may go over several lines of the file. */
export interface CsvRow {
  /** Where it begins in the file. */
  line: number
  cells: string[]
}

/** Why a table cannot be read any further, and where. */
export class UnreadableTable extends Error {
  readonly word: TableTrouble
  readonly line: number
  readonly max: number | null

  constructor(word: TableTrouble, line: number, max: number | null = null) {
    super(word)
    this.word = word
    this.line = line
    this.max = max
  }
}

/** Reads a table line by line, as spreadsheets write them; nothing in it is taken for anything but text. */
export function* readCsv(text: string, separator: string): Generator<CsvRow> {
  const reader = { text, separator, at: 0, line: 1 }
  while (reader.at < text.length) {
    const { line } = reader
    const cells: string[] = []
    for (;;) {
      if (cells.push(readCell(reader, line)) > MOST_COLUMNS) {
        throw new UnreadableTable('many-columns', line, MOST_COLUMNS)
      }
      if (text[reader.at] !== separator) break
      reader.at++
    }
    skipLineEnd(reader)
    yield { line, cells }
  }
}

interface Reader {
  text: string
  separator: string
  at: number
  line: number
}

function readCell(reader: Reader, line: number): string {
  const { text, separator, at } = reader
  let begin = at
  while (text[begin] === ' ') begin++
  if (text[begin] === '"') return readQuoted(reader, begin + 1, line)
  let end = at
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  if (end - at > LONGEST_CELL) throw new UnreadableTable('long-cell', line, LONGEST_CELL)
  reader.at = end
  return text.slice(at, end)
}

function readQuoted(reader: Reader, begin: number, line: number): string {
  const { text, separator } = reader
  const parts: string[] = []
  let from = begin
  for (;;) {
    const end = text.indexOf('"', from)
    if (end < 0) throw new UnreadableTable('quote', line)
    if (end - begin > LONGEST_CELL) throw new UnreadableTable('long-cell', line, LONGEST_CELL)
    parts.push(text.slice(from, end))
    from = end + 2
    if (text[end + 1] === '"') continue
    reader.at = end + 1
    break
  }
  const cell = parts.join('"')
  reader.line += countLineEnds(cell)
  while (text[reader.at] === ' ') reader.at++
  const next = text[reader.at]
  if (next !== undefined && next !== separator && next !== '\n' && next !== '\r') {
    throw new UnreadableTable('quote', line)
  }
  return cell
}

function skipLineEnd(reader: Reader): void {
  const { text } = reader
  if (text[reader.at] === '\r') reader.at++
  if (text[reader.at] === '\n') reader.at++
  reader.line++
}

function countLineEnds(cell: string): number {
  let count = 0
  for (let at = 0; at < cell.length; at++) {
    if (cell[at] === '\n' || (cell[at] === '\r' && cell[at + 1] !== '\n')) count++
  }
  return count
}
