import { sql } from 'kysely'

import type { Reply } from '../../../contract/client.ts'
import type { Doc, Words } from '../../../contract/content/fields.ts'
import type { ContentStateName, EditedKind } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { findUndescribed } from '../listing/find-lacks.ts'
import { presentFiles, readStored } from './present-files.ts'
import { FILES, selectUses } from './select-uses.ts'

const MOST_USES = 200

interface UseRow {
  kind: EditedKind
  id: number
  title: Words | null
  state: ContentStateName
  draft: Doc
  is_shown: boolean
  is_written: boolean
}

/** One file, and what names it. */
export async function readFile(db: Database, id: number, locale: Locale): Promise<Reply<'GET /editor/media/{id}'>> {
  const row = await readStored(db, id)
  if (!row) throw new DomainError('not-found')
  const { rows } = await sql<UseRow>`
    SELECT content.kind, content.id, content.title, content.state, content.draft,
      EXISTS (SELECT FROM content_links AS links WHERE links.kind = content.kind AND links.id = content.id
        AND to_kind = 'media' AND to_key = ${row.key}) AS is_shown,
      ${FILES + row.key} = ANY (content.refs) AS is_written
    FROM (${selectUses([row.key])}) AS used JOIN content ON content.kind = used.kind AND content.id = used.id
    ORDER BY content.kind, content.sort_title, content.id LIMIT ${MOST_USES}`.execute(db)
  const [file] = await presentFiles(db, [row], locale)
  if (!file) throw new DomainError('not-found')
  return {
    file,
    uses: rows.map(({ draft, title, ...use }) => ({
      ...use,
      title: title ?? {},
      is_described: !findUndescribed(use.kind, draft).includes(row.key),
    })),
  }
}
