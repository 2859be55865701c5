import { columnsOf, KEY_COLUMN } from '../../contract/content/columns.ts'
import type { Doc, Fault, KindName, Words } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { type ImportedKind, LINE_FAULTS } from '../../contract/content/values.ts'
import type { Database } from '../../database/index.ts'
import { checkKey, readDraft } from '../content/index.ts'
import { type FindThing, findThings } from './find-things.ts'
import { lookUpNames } from './look-up-names.ts'
import { beginPlan, type OnProgress, type Plan } from './plan.ts'
import { type LineFault, type MappedColumn, readCells, type Reading, shorten } from './read-cells.ts'
import type { CsvRow } from './read-csv.ts'
import type { Table } from './read-table.ts'
import type { StoredTable } from './stored-import.ts'

const BATCH = 100

/** Finds out what a table would do, line by line, without doing any of it. */
export async function planTable(
  db: Database,
  kind: ImportedKind,
  { columns: chosen, empties }: StoredTable,
  { headers, rows }: Table,
  onProgress: OnProgress,
): Promise<Plan> {
  const known = columnsOf(kind)
  const columns = chosen.flatMap(({ target, format }, at): MappedColumn[] => {
    const column = known.find(({ id }) => id === target)
    return column ? [{ ...column, at, format }] : []
  })
  const reading: Reading = { kind, columns, empties, named: await lookUpAll(db, columns) }
  const find = await findThings(db, kind, columns)
  const plan = beginPlan()
  const seen = new Map<string, number>()
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH)
    const things = await find(batch)
    for (const row of batch) planRow(reading, { row, width: headers.length, find: things, seen, plan })
    onProgress(Math.min(at + BATCH, rows.length), rows.length)
  }
  return plan.end()
}

async function lookUpAll(db: Database, columns: MappedColumn[]): Promise<Reading['named']> {
  const kinds = new Set(
    columns.flatMap(({ field }): KindName[] =>
      field?.type === 'reference' || field?.type === 'references' ? [field.kind] : [],
    ),
  )
  const named: Reading['named'] = new Map()
  for (const kind of kinds) named.set(kind, await lookUpNames(db, kind))
  return named
}

interface Line {
  row: CsvRow
  /** How many columns there are. */
  width: number
  find: FindThing
  /** In which line a thing was told first. */
  seen: Map<string, number>
  plan: ReturnType<typeof beginPlan>
}

function planRow(reading: Reading, { row, width, find, seen, plan }: Line): void {
  const { kind } = reading
  const { line, cells } = row
  const { before, key, marks, faults: unfound } = find(row)
  const { draft: told, faults: unread } = readCells(reading, cells, before?.draft ?? {})
  const { doc: draft, faults: unfit } = readDraft(kindOf(kind).fields, told)
  const faults = [
    ...(cells.slice(width).some((cell) => cell !== '')
      ? [{ column: null, word: 'more-cells', values: {} } as const]
      : []),
    ...unfound,
    // What is no number is told once.
    ...unread,
    ...unfit
      .map((fault) => toLineFault(kind, fault))
      .filter(({ column }) => !unread.some((one) => one.column === column)),
    ...(before ? [] : checkNew(kind, key, draft)),
    ...findTwin(marks, seen, line),
  ]
  const name = nameOf(kind, draft) ?? (draft.inventory_number as string | undefined) ?? key ?? before?.key ?? ''
  if (faults.length > 0) plan.add({ line, act: 'skip', name: shorten(name), faults })
  else if (before && JSON.stringify(draft) === JSON.stringify(before.draft)) {
    plan.add({ line, act: 'same', name: shorten(name), faults }, undefined, before.id)
  } else plan.add({ line, act: before ? 'change' : 'create', name: shorten(name), faults }, { before, key, draft })
}

/** Something new has a name or a number at least, and a key that it can have. */
function checkNew(kind: ImportedKind, key: string | undefined, draft: Doc): LineFault[] {
  if (key !== undefined) return checkKey(kind, key).map((fault) => toLineFault(kind, fault))
  if (nameOf(kind, draft) !== undefined || draft.inventory_number !== undefined) return []
  const { title } = kindOf(kind)
  return [{ column: columnsOf(kind).find(({ name }) => name === title)?.id ?? null, word: 'required', values: {} }]
}

function findTwin(marks: string[], seen: Map<string, number>, line: number): LineFault[] {
  const first = marks.map((mark) => seen.get(mark)).find((one) => one !== undefined)
  for (const mark of marks) if (!seen.has(mark)) seen.set(mark, line)
  return first === undefined ? [] : [{ column: null, word: 'twice', values: { line: first } }]
}

function nameOf(kind: ImportedKind, draft: Doc): string | undefined {
  const { title } = kindOf(kind)
  return title === null ? undefined : Object.values((draft[title] as Words | undefined) ?? {})[0]
}

/** A fault of a field, in the words of its column. */
function toLineFault(kind: ImportedKind, { path: [name, second], word, values = {} }: Fault): LineFault {
  const columns = [KEY_COLUMN, ...columnsOf(kind)].filter((one) => one.name === name)
  const column = columns.find(({ locale }) => locale === second) ?? columns[0]
  return { column: column?.id ?? null, word: LINE_FAULTS.find((one) => one === word) ?? 'invalid', values }
}
