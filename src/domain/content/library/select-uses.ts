import { type RawBuilder, sql } from 'kysely'

/** What files are called where things name them among others. */
export const FILES = 'media/'

/** Each file among these that something names, in what visitors see or in what staff are writing, and what that is. */
export const selectUses = (keys: string[]): RawBuilder<unknown> => sql`
  SELECT to_key AS key, kind, id FROM content_links WHERE to_kind = 'media' AND to_key = ANY (${keys}::text[])
  UNION SELECT substr(ref, ${FILES.length + 1}), kind, id FROM content, unnest(refs) AS ref
  WHERE refs && ${keys.map((key) => `${FILES}${key}`)}::text[] AND ref = ANY (${keys.map((key) => `${FILES}${key}`)}::text[])`

/** Whether nothing names a file: of the few that may be so, each is asked for by itself. */
export const IS_UNUSED = sql<boolean>`media.key IN (SELECT key FROM perhaps_unused_files)
  AND NOT EXISTS (SELECT FROM content_links WHERE to_kind = 'media' AND to_key = media.key)
  AND NOT EXISTS (SELECT FROM content WHERE refs @> ARRAY[${sql.lit(FILES)} || media.key])`

/** The keys of pictures that hang somewhere without words of the staff's own. */
export const selectUndescribed = (): RawBuilder<unknown> => sql`
  SELECT shown ->> 'file' FROM content, jsonb_array_elements(draft -> 'pictures') AS shown
  WHERE kind = 'artworks' AND lacks @> '{alt}' AND NOT shown ? 'alt'
  UNION SELECT draft ->> 'picture' FROM content
  WHERE kind <> 'artworks' AND lacks @> '{alt}' AND NOT draft ? 'picture_alt'`
