import { KEY_COLUMN } from '../../contract/content/columns.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import type { ImportedKind } from '../../contract/content/values.ts'
import type { Database } from '../../database/index.ts'
import { type ContentItem, toItem } from '../content/index.ts'
import { lookUpNames } from './look-up-names.ts'
import { type LineFault, type MappedColumn, shorten } from './read-cells.ts'
import type { CsvRow } from './read-csv.ts'

interface FoundThing {
  /** What is there already. */
  before: ContentItem | null
  /** What something new is to be known by, if the line says so. */
  key?: string | undefined
  /** What it is known by in the file: no other line may have any of them. */
  marks: string[]
  faults: LineFault[]
}
export type FindThing = (row: CsvRow) => FoundThing

/**
 * Finds the things that lines are about: by their keys, works also by their numbers and artists by their names in any
 * language. Whatever is not found is something new.
 */
export async function findThings(
  db: Database,
  kind: ImportedKind,
  columns: MappedColumn[],
): Promise<(rows: CsvRow[]) => Promise<FindThing>> {
  const cellOf = (row: CsvRow, column: MappedColumn | undefined) => (column && row.cells[column.at]) || undefined
  const keyColumn = columns.find(({ id }) => id === KEY_COLUMN.id)
  const numberColumn = columns.find(({ name }) => name === 'inventory_number')
  const names = kind === 'artists' ? columns.filter(({ name }) => name === kindOf(kind).title) : []
  const findNamed = names.length > 0 ? await lookUpNames(db, kind) : () => []
  const namesOf = (row: CsvRow) => names.flatMap((column) => cellOf(row, column) ?? [])
  const keysOf = (row: CsvRow) => [
    ...(cellOf(row, keyColumn) === undefined ? [] : [cellOf(row, keyColumn) as string]),
    ...namesOf(row).flatMap(findNamed),
  ]

  return async (rows) => {
    const numbers = rows.flatMap((row) => cellOf(row, numberColumn) ?? [])
    const items = await readItems(db, kind, rows.flatMap(keysOf), numbers)
    const byKey = new Map(items.map((item) => [item.key, item]))
    const byNumber = Map.groupBy(items, ({ draft }) => draft.inventory_number as string | undefined)
    return (row) => {
      const [key, number] = [cellOf(row, keyColumn), cellOf(row, numberColumn)]
      const numbered = (number !== undefined && byNumber.get(number)) || []
      const named = [...new Set(namesOf(row).flatMap(findNamed))]
      const keyed = key === undefined ? undefined : byKey.get(key)
      if (keyed) {
        // Drafts may have one number; another one that is given must be free.
        const isTaken = keyed.draft.inventory_number !== number && numbered.some(({ id }) => id !== keyed.id)
        const faults: LineFault[] = isTaken ? [{ column: 'inventory_number', word: 'taken', values: {} }] : []
        return { before: keyed, marks: [`id ${keyed.id}`], faults }
      }
      const [first, second] = numbered.length > 0 ? numbered : named.flatMap((one) => byKey.get(one) ?? [])
      if (first && !second) return { before: first, marks: [`id ${first.id}`], faults: [] }
      const marks = [
        ...(key === undefined ? [] : [`key ${key}`]),
        ...(number === undefined ? [] : [`number ${number}`]),
        ...namesOf(row).map((name) => `name ${name}`),
      ]
      if (!second) return { before: null, key, marks, faults: [] }
      const column = numbered.length > 0 ? 'inventory_number' : (names[0]?.id ?? null)
      const values = { text: shorten(number ?? namesOf(row)[0] ?? ''), count: Math.max(numbered.length, named.length) }
      return { before: null, marks, faults: [{ column, word: 'ambiguous-name', values }] }
    }
  }
}

async function readItems(db: Database, kind: ImportedKind, keys: string[], numbers: string[]): Promise<ContentItem[]> {
  if (keys.length + numbers.length === 0) return []
  const rows = await db
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', kind)
    .where((where) => where.or([where('key', 'in', ['', ...keys]), where('number', 'in', ['', ...numbers])]))
    .orderBy('id')
    .execute()
  return rows.map(toItem)
}
