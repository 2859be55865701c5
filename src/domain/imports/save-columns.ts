import { columnsOf } from '../../contract/content/columns.ts'
import type { Empties, Encoding, ImportedKind } from '../../contract/content/values.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { DomainError, type FieldFault, invalidFields } from '../domain-error.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { type ChosenColumn, describeColumns } from './describe-columns.ts'
import { findColumns, foldHeader } from './find-columns.ts'
import { readTable } from './read-table.ts'
import { fileKeyOf, isOpen, OPEN, readImport, type StoredImport, tableOf } from './stored-import.ts'
import { readTold } from './take-import.ts'

interface Wishes {
  encoding?: Encoding | undefined
  empties?: Empties | undefined
  columns?: ChosenColumn[] | undefined
}

/** Says how a table is meant, and remembers it for the next one with such headers. A report that was there is none any more. */
export async function saveColumns(
  db: Database,
  files: FileStore,
  id: string,
  { encoding, empties, columns }: Wishes,
  locale: Locale,
): Promise<StoredImport> {
  const row = await readImport(db, id)
  const known = tableOf(row)
  if (!known || !isOpen(row)) throw new DomainError('import-closed')
  const kind = row.subject as ImportedKind
  const table = await readTable(await readStored(files, id), encoding ?? known.encoding)
  if (columns) await remember(db, kind, table.headers, columns)
  const headersAreOthers = JSON.stringify(table.headers) !== JSON.stringify(known.columns.map(({ header }) => header))
  const chosen =
    columns ??
    (headersAreOthers
      ? findColumns(kind, table.headers, await readTold(db, kind, table.headers), locale).map(asUnformatted)
      : known.columns)
  const reading = JSON.stringify(describeColumns(kind, table, chosen, empties ?? known.empties))
  const { numUpdatedRows } = await db
    .updateTable('content_imports')
    .set({ reading, status: 'open', report: null, lines: null, changed_at: new Date() })
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('import-closed')
  return readImport(db, id)
}

const asUnformatted = (target: string | null): ChosenColumn => ({ target, format: null })

export async function readStored(files: FileStore, id: string): Promise<Buffer> {
  const bytes = await readBytes(files, fileKeyOf(id))
  if (!bytes) throw new DomainError('import-closed')
  return bytes
}

async function remember(db: Database, kind: ImportedKind, headers: string[], columns: ChosenColumn[]): Promise<void> {
  if (columns.length !== headers.length) throw invalidFields({ columns: { word: 'invalid' } })
  const known = columnsOf(kind).map(({ id }) => id)
  const faults = columns.flatMap(({ target }, at): [string, FieldFault][] => {
    if (target === null) return []
    if (!known.includes(target)) return [[`columns.${at}.target`, { word: 'invalid' }]]
    const isTaken = columns.findIndex((one) => one.target === target) < at
    return isTaken ? [[`columns.${at}.target`, { word: 'taken' }]] : []
  })
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults))
  // Of headers that are written alike the first one counts.
  const told = new Map(
    headers.map((header, at) => [foldHeader(header), columns[at]?.target ?? null] as const).toReversed(),
  )
  told.delete('')
  if (told.size === 0) return
  await db
    .insertInto('content_import_columns')
    .values([...told].map(([header, target]) => ({ kind, header, target })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'header']).doUpdateSet((update) => ({ target: update.ref('excluded.target') })),
    )
    .execute()
}
