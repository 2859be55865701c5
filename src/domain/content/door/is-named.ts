import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'
import type { ContentItem } from './content-item.ts'

/** Whether anything that visitors see, or that staff are writing, names a thing. */
export async function isNamed(tx: Database, { kind, key }: Pick<ContentItem, 'kind' | 'key'>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT
    EXISTS (SELECT FROM content_links WHERE to_kind = ${kind} AND to_key = ${key})
    OR EXISTS (SELECT FROM content WHERE refs @> ${[`${kind}/${key}`]}::text[])
    -- Of what is older than its references and not filled in yet, whoever says the word may mean it.
    OR EXISTS (SELECT FROM content WHERE marks IS NULL AND NOT (kind = ${kind} AND key = ${key})
      AND strpos(draft::text, to_json(${key}::text)::text) > 0) AS is`.execute(tx)
  return rows[0]?.is ?? false
}
