import { sql } from 'kysely'

import { cutoutWidthsOf, PICTURE_FORMATS, picturePath, widthsOf } from '../../../contract/picture.ts'
import { type Database, transact, waitForLock } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import type { FileStore } from '../../files/index.ts'
import { filePathOf, originalPath, tilesPath } from '../../media/index.ts'
import { orInUse } from '../projections/terms.ts'
import { findStored } from './known-files.ts'

const DAY_MS = 86_400_000
/** For how long a file can be brought back out of the trash. */
export const KEPT_MS = 30 * DAY_MS
/** Whoever brings one back at the last moment is done before it is swept. */
const SWEPT_AFTER_MS = KEPT_MS + DAY_MS
/** What was needed is looked at again so much later: history only grows. */
const AGAIN_AFTER_MS = 90 * DAY_MS
const AT_ONCE = 100

interface RemovedFile {
  id: number
  key: string
  hash: string
}

/**
 * Deletes the bytes of files that were removed a month ago, where nothing can want them any more: no file with the same
 * bytes, no version of anything that could be brought back, no mail. Each by itself; what breaks off is done the next night.
 */
export async function sweepFiles(db: Database, files: FileStore, now = new Date()): Promise<number> {
  const removed = await findRemoved(db, now)
  const remembered = await findRemembered(db, removed)
  let gone = 0
  for (const one of removed) {
    const isGone = !remembered.has(one.key) && (await deleteBytes(db, files, one, now))
    await db
      .insertInto('swept_files')
      .values({ media_id: one.id, looked_at: now, is_gone: isGone })
      .onConflict((conflict) => conflict.column('media_id').doUpdateSet({ looked_at: now, is_gone: isGone }))
      .execute()
    if (isGone) gone++
  }
  return gone
}

async function findRemoved(db: Database, now: Date): Promise<RemovedFile[]> {
  const { rows } = await sql<RemovedFile>`
    SELECT content_id AS id, key, before #>> '{draft,hash}' AS hash FROM content_changes AS removed
    LEFT JOIN swept_files ON media_id = content_id
    WHERE kind = 'media' AND act = 'removed' AND key IS NOT NULL AND at < ${ago(now, SWEPT_AFTER_MS)}
      AND (media_id IS NULL OR (NOT is_gone AND looked_at < ${ago(now, AGAIN_AFTER_MS)}))
      AND NOT EXISTS (SELECT FROM content WHERE content.kind = 'media' AND content.id = removed.content_id)
      AND NOT EXISTS (SELECT FROM content_changes AS later WHERE later.kind = 'media'
        AND later.content_id = removed.content_id AND later.id > removed.id AND later.act = 'removed')
    ORDER BY removed.id LIMIT ${AT_ONCE}`.execute(db)
  return rows
}

/** The keys that some version of something has named: it may be brought back from its history or out of the trash. */
async function findRemembered(db: Database, removed: RemovedFile[]): Promise<Set<string>> {
  if (removed.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT wanted.key
    FROM (SELECT concat(before, after) AS said FROM content_changes WHERE kind <> 'media' OFFSET 0) AS versions
    JOIN unnest(${removed.map(({ key }) => key)}::text[]) AS wanted (key)
      ON strpos(versions.said, to_json(wanted.key)::text) > 0`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Deletes what lies in the store of one, unless something needs it; whoever sends the same bytes meanwhile waits. */
async function deleteBytes(db: Database, files: FileStore, { key, hash }: RemovedFile, now: Date): Promise<boolean> {
  try {
    return await transact(db, async (tx) => {
      await waitForLock(tx, 'keys of a kind', 'media')
      if ((await findStored(tx, hash)) || (await isWanted(tx, hash, now))) return false
      const picture = await tx
        .selectFrom('pictures')
        .leftJoin('tiled_pictures', 'picture_id', 'id')
        .select(['id', 'pictures.width', 'extension', 'tiled_pictures.width as tiled'])
        .where('hash', '=', hash)
        .executeTakeFirst()
      const cutouts = picture ? await findCutouts(tx, picture.id) : []
      // A row that pages read and that holds on to it refuses this.
      if (picture)
        await orInUse(async () => void (await tx.deleteFrom('pictures').where('id', '=', picture.id).execute()))
      const places = picture
        ? [originalPath({ hash, ...picture }), ...renditionsOf(hash, picture.width), ...cutouts]
        : [filePathOf({ hash, key })]
      if (picture?.tiled) places.push(tilesPath(hash, picture.tiled))
      for (const place of places) await files.remove(place)
      return true
    })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'content-in-use') return false
    throw error
  }
}

/** Whether the same bytes were removed under another name that can still be brought back, or a mail shows them. */
async function isWanted(tx: Database, hash: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT
    EXISTS (SELECT FROM content_changes WHERE kind = 'media' AND act = 'removed'
      AND before #>> '{draft,hash}' = ${hash} AND at >= ${ago(now, SWEPT_AFTER_MS)})
    OR EXISTS (SELECT FROM mails WHERE strpos(mails::text, ${hash}) > 0)
    OR EXISTS (SELECT FROM newsletter_issues WHERE strpos(newsletter_issues::text, ${hash}) > 0) AS is`.execute(tx)
  return rows[0]?.is ?? false
}

/** Where the cut-outs lie that a picture was cut out for, or has cut out. */
async function findCutouts(tx: Database, pictureId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('cutouts')
    .select(['hash', 'width'])
    .where((row) => row.or([row('picture_id', '=', pictureId), row('mask_id', '=', pictureId)]))
    .execute()
  return rows.flatMap(({ hash, width }) =>
    hash !== null && width !== null ? cutoutWidthsOf(width).map((one) => picturePath(hash, one, 'webp')) : [],
  )
}

const renditionsOf = (hash: string, width: number) =>
  widthsOf(width).flatMap((one) => PICTURE_FORMATS.map((format) => picturePath(hash, one, format)))

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)
