import type { Readable } from 'node:stream'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { type ByteRange, type FileStore, readLarge } from '../files/index.ts'
import { openLink, signLink } from '../tokens/index.ts'
import { archiveKeyOf } from './stored-export.ts'

/** What an archive is fetched with for an hour: browsers save gigabytes only from an address of their own. */
export async function makeExportLink(db: Database, id: string): Promise<string> {
  await findDone(db, id, 'not-found')
  return signLink(db, 'gallery-export', id)
}

interface Opened {
  id: string
  name: string
  size: number
  part: ByteRange | undefined
  stream: Readable
}

/** The archive that a link leads to, or the part of it that is asked for. */
export async function openExport(
  db: Database,
  files: FileStore,
  token: string,
  range: (size: number) => ByteRange | undefined,
): Promise<Opened> {
  const { id, isOver } = await openLink(db, 'gallery-export', token)
  if (isOver) throw new DomainError('link-expired')
  const { created_at } = await findDone(db, id, 'link-expired')
  const archive = await readLarge(files, archiveKeyOf(id), range)
  if (!archive) throw new DomainError('link-expired')
  return { ...archive, id, name: `gallery-${created_at.toISOString().slice(0, 10)}.zip` }
}

async function findDone(db: Database, id: string, otherwise: 'not-found' | 'link-expired') {
  const row = await db
    .selectFrom('gallery_exports')
    .select('created_at')
    .where('id', '=', id)
    .where('status', '=', 'done')
    .executeTakeFirst()
  if (!row) throw new DomainError(otherwise)
  return row
}
