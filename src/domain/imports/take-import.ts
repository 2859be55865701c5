import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { ImportedKind, ImportSubject } from '../../contract/content/values.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import type { Actor } from '../content/index.ts'
import { DomainError } from '../domain-error.ts'
import { type FileStore, putLarge } from '../files/index.ts'
import { describeColumns } from './describe-columns.ts'
import { findColumns, foldHeader } from './find-columns.ts'
import { openArchive } from './open-archive.ts'
import { readTable } from './read-table.ts'
import { fileKeyOf, readImport, type StoredImport, type StoredTable } from './stored-import.ts'

/** Up to here tables and archives are taken. */
export const LARGEST_IMPORT = { table: 50_000_000, pictures: 4_000_000_000, gallery: 20_000_000_000 }

const LONGEST_NAME = 200

interface Sent {
  subject: ImportSubject
  path: string
  name: string
}

/** Takes in a table or an archive that lies on disk, and tells what it seems to hold. Nothing of it is brought in yet. */
export async function takeImport(
  db: Database,
  files: FileStore,
  actor: Actor,
  { subject, path, name }: Sent,
  locale: Locale,
): Promise<StoredImport> {
  const isArchive = subject === 'pictures' || subject === 'gallery'
  const reading = isArchive ? await refuseNoArchive(path) : await readColumns(db, subject, path, locale)
  const id = randomUUID()
  await putLarge(files, fileKeyOf(id), path)
  await db
    .insertInto('content_imports')
    .values({
      id,
      subject,
      name: tidyName(name),
      actor: actor.name,
      user_id: actor.userId ?? null,
      reading: reading && JSON.stringify(reading),
    })
    .execute()
  return readImport(db, id)
}

async function readColumns(db: Database, kind: ImportedKind, path: string, locale: Locale): Promise<StoredTable> {
  const table = await readTable(await readFile(path))
  if (table.trouble?.word === 'not-text') throw new DomainError('table-kind')
  const targets = findColumns(kind, table.headers, await readTold(db, kind, table.headers), locale)
  return describeColumns(
    kind,
    table,
    targets.map((target) => ({ target, format: null })),
    'keep',
  )
}

/** What staff have said of these headers before. */
export async function readTold(
  db: Database,
  kind: ImportedKind,
  headers: string[],
): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('content_import_columns')
    .select(['header', 'target'])
    .where('kind', '=', kind)
    .where('header', 'in', ['', ...headers.map(foldHeader)])
    .execute()
  return new Map(rows.map(({ header, target }) => [header, target]))
}

async function refuseNoArchive(path: string): Promise<null> {
  const archive = await openArchive(path)
  if (!archive) throw new DomainError('archive-kind')
  archive.close()
  return null
}

const tidyName = (name: string) => name.replace(/\p{C}/gu, '').slice(0, LONGEST_NAME).toWellFormed()
