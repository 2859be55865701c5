import type { Selectable } from 'kysely'

import type { Reply } from '../../contract/client.ts'
import type { Failure, ImportStatus, ImportSubject } from '../../contract/content/values.ts'
import type { ContentImportRow, Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

type Presented = Reply<'GET /editor/imports/{import}'>['import']

/** What is known of a table: how it was read, and what its columns mean. */
export type StoredTable = NonNullable<Presented['table']>

/** An import without its lines. */
const COLUMNS = [
  ...(['id', 'subject', 'name', 'status', 'actor', 'user_id', 'reading', 'done', 'total', 'report'] as const),
  ...(['failure', 'changed_at'] as const),
] as const
export type StoredImport = Pick<Selectable<ContentImportRow>, (typeof COLUMNS)[number]>

export const tableOf = ({ reading }: StoredImport) => reading as unknown as StoredTable | null

/** Where the file of an import lies; nobody is served from there. */
export const fileKeyOf = (id: string) => `imports/${id}`

/** As long as it is so, what was chosen can be chosen again. */
export const OPEN: ImportStatus[] = ['open', 'checked', 'failed']

export const isOpen = ({ status }: Pick<StoredImport, 'status'>) => OPEN.some((one) => one === status)

export async function readImport(db: Database, id: string): Promise<StoredImport> {
  const row = await db.selectFrom('content_imports').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  return row
}

/** An import as the API tells it. */
export function presentImport(row: StoredImport): Presented {
  const isUnderWay = row.status === 'checking' || row.status === 'applying'
  return {
    ...presentSummary(row),
    progress: isUnderWay ? { done: row.done, total: row.total } : null,
    failure: row.status === 'failed' ? ((row.failure as Failure | null) ?? 'other') : null,
    table: tableOf(row),
  }
}

const presentSummary = ({ id, subject, name, status, actor, changed_at, report }: StoredImport) => ({
  id,
  subject: subject as ImportSubject,
  name,
  status: status as ImportStatus,
  actor,
  changed_at: changed_at.toISOString(),
  report: report as unknown as Presented['report'],
})

/** The latest imports; whole galleries are for those who bring them in. */
export async function listImports(db: Database, { withGalleries }: { withGalleries: boolean }) {
  const rows = await db
    .selectFrom('content_imports')
    .select(COLUMNS)
    .$if(!withGalleries, (imports) => imports.where('subject', '!=', 'gallery'))
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(20)
    .execute()
  return rows.map(presentSummary)
}
