import type { Selectable } from 'kysely'

import type { Reply } from '../../contract/client.ts'
import type { ExportStatus, Failure } from '../../contract/content/values.ts'
import type { Database, GalleryExportRow } from '../../database/index.ts'
import { type FileStore, removeLarge } from '../files/index.ts'

export type StoredExport = Selectable<GalleryExportRow>
type Presented = Reply<'POST /editor/exports'>['export']

/** Where the archive of an export lies; nobody is served from there but by its link. */
export const archiveKeyOf = (id: string) => `exports/${id}`

/** Nodes may have stores of their own: what lies here says which of them was asked. */
export const markKeyOf = (id: string) => `${archiveKeyOf(id)}.asked`

/** Takes away whatever lies in the store for an export. */
export async function removeArchive(files: FileStore, id: string): Promise<void> {
  await removeLarge(files, archiveKeyOf(id))
  await files.remove(markKeyOf(id))
}

/** How long an export is kept. */
export const KEPT_HOURS = 48

/** An export as the API tells it. */
export const presentExport = (row: StoredExport): Presented => ({
  id: row.id,
  status: row.status as ExportStatus,
  actor: row.actor,
  created_at: row.created_at.toISOString(),
  until: new Date(row.changed_at.getTime() + KEPT_HOURS * 3_600_000).toISOString(),
  done: row.done,
  total: row.total,
  done_bytes: row.done_bytes,
  total_bytes: row.total_bytes,
  size: row.size,
  missing: row.missing,
  failure: row.status === 'failed' ? ((row.failure as Failure | null) ?? 'other') : null,
})

/** The exports that there are, the latest first. */
export async function listExports(db: Database) {
  const rows = await db.selectFrom('gallery_exports').selectAll().orderBy('created_at', 'desc').execute()
  return rows.map(presentExport)
}
