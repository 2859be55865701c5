import { sql } from 'kysely'

import type { Locale } from '../../../contract/locale.ts'
import type { Database, LocalizedText } from '../../../database/index.ts'
import { inLanguage } from './in-language.ts'

interface Link {
  table: 'exhibited_artists' | 'news_artists' | 'press_artists'
  column: 'exhibition_id' | 'news_id' | 'press_id'
  id: number
}

/** The artists that something is about, in the gallery's order. */
export async function readArtistNames(db: Database, { table, column, id }: Link, locale: Locale) {
  const { rows } = await sql<{ id: number; slug: string; name: LocalizedText }>`
    SELECT artists.id, slug, name FROM ${sql.table(table)} JOIN artists ON artists.id = artist_id
    WHERE ${sql.ref(column)} = ${id} AND published_at IS NOT NULL ORDER BY position, artists.id`.execute(db)
  return rows.map((row) => ({ ...row, name: inLanguage(locale).text(row.name) }))
}
