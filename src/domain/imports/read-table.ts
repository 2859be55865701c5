import { setImmediate as nextRound } from 'node:timers/promises'

import type { Encoding, TableTrouble } from '../../contract/content/values.ts'
import { readCsvCell } from '../write-csv-line.ts'
import { decodeText } from './decode-text.ts'
import { type CsvRow, readCsv, UnreadableTable } from './read-csv.ts'

const MOST_LINES = 20_000
/** With empty ones, which spreadsheets leave below a table. */
const MOST_WITH_EMPTY = 200_000
const ROWS_BETWEEN_ROUNDS = 200
const SEPARATORS = [',', ';', '\t'] as const
/** How spreadsheets say what stands between the cells. */
const SAID = 'sep='

/** A table that was read, as far as it can be. */
export interface Table {
  encoding: Encoding
  separator: string
  headers: string[]
  /** Those that say something. */
  rows: CsvRow[]
  trouble: { word: TableTrouble; line: number; max: number | null } | null
}

/** Reads a table, whatever it was made with; others have their turn meanwhile. */
export async function readTable(bytes: Buffer, wished?: Encoding): Promise<Table> {
  const decoded = decodeText(bytes, wished)
  const table: Table = { encoding: wished ?? 'utf-8', separator: ',', headers: [], rows: [], trouble: null }
  if (!decoded) return { ...table, trouble: { word: 'not-text', line: 1, max: null } }
  table.encoding = decoded.encoding
  try {
    await readRows(table, decoded.text)
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    table.trouble = { word: error.word, line: error.line, max: error.max }
  }
  return table
}

async function readRows(table: Table, whole: string): Promise<void> {
  const said = whole.slice(0, SAID.length).toLowerCase() === SAID ? whole[SAID.length] : undefined
  // The line that says so stays a line of the file.
  const text = said === undefined ? whole : whole.slice(SAID.length + 1)
  table.separator = said ?? findSeparator(text)
  let count = 0
  for (const row of readCsv(text, table.separator)) {
    if (++count % ROWS_BETWEEN_ROUNDS === 0) await nextRound()
    if (count > MOST_WITH_EMPTY) throw new UnreadableTable('many-lines', row.line, MOST_LINES)
    const cells = row.cells.map((cell) => readCsvCell(cell).trim())
    if (cells.every((cell) => cell === '')) continue
    if (table.headers.length === 0) table.headers = withoutEmptyEnd(cells)
    else if (table.rows.push({ line: row.line, cells }) > MOST_LINES) {
      throw new UnreadableTable('many-lines', row.line, MOST_LINES)
    }
  }
  if (table.rows.length === 0) throw new UnreadableTable('no-lines', 1)
}

/** What divides the first line into the most cells. */
function findSeparator(text: string): string {
  const counts = SEPARATORS.map((separator) => {
    try {
      for (const { cells } of readCsv(text, separator)) {
        if (cells.some((cell) => cell.trim() !== '')) return cells.length
      }
      return 0
    } catch {
      return 0
    }
  })
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

const withoutEmptyEnd = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
