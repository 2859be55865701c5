import { columnsOf } from '../../contract/content/columns.ts'
import type { CellFormat, Empties, ImportedKind } from '../../contract/content/values.ts'
import { type Decision, decideFormat, formatsOf } from './cell-formats.ts'
import { shorten } from './read-cells.ts'
import type { Table } from './read-table.ts'
import type { StoredTable } from './stored-import.ts'

const SAMPLES = 3

export interface ChosenColumn {
  target: string | null
  format: CellFormat | null
}

/** What is known of a table once its columns mean something: how they are written, and what has to be asked. */
export function describeColumns(
  kind: ImportedKind,
  table: Table,
  chosen: ChosenColumn[],
  empties: Empties,
): StoredTable {
  const known = columnsOf(kind)
  const { encoding, separator, headers, rows, trouble } = table
  return {
    encoding,
    separator,
    empties,
    lines: rows.length,
    trouble,
    columns: headers.map((header, at) => {
      const { target = null, format = null } = chosen[at] ?? {}
      const column = known.find(({ id }) => id === target)
      const cells = () => rows.map((row) => row.cells[at] ?? '')
      const samples = firstOf(rows, at)
      if (format && formatsOf(column?.field).includes(format))
        return { header, samples, target, format, question: null }
      const decision = decide(table, header, column, cells)
      return { header, samples, target, ...decision }
    }),
  }
}

function decide(
  { separator, encoding }: Table,
  header: string,
  column: ReturnType<typeof columnsOf>[number] | undefined,
  cells: () => string[],
): Decision {
  const [usual] = formatsOf(column?.field)
  if (!column?.field || !usual) return { format: null, question: null }
  const decision = decideFormat(column.field, cells())
  // A table of our own says how it is written by how it looks: spreadsheets that write otherwise divide otherwise, too.
  const isOurs = header === column.id && separator === ',' && encoding === 'utf-8'
  return isOurs && decision.question?.meanings.some(({ format }) => format === usual)
    ? { format: usual, question: null }
    : decision
}

function firstOf(rows: Table['rows'], at: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    if (cells[at]) samples.push(shorten(cells[at]))
    if (samples.length === SAMPLES) break
  }
  return samples
}
