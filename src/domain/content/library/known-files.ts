import type { Doc } from '../../../contract/content/fields.ts'
import { LOCALES } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import type { ContentState } from '../door/content-item.ts'

/** The key of the file that has these bytes, if there is one: the oldest of several. */
export async function findStored(db: Database, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('media')
    .select('key')
    .where('hash', '=', hash)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.key
}

/** A key that no file has: a file that was replaced has kept the one that was made of its former bytes. */
export async function chooseFileKey(tx: Database, stem: string, extension: string): Promise<string> {
  for (let turn = 1; ; turn++) {
    const key = `${stem}${turn === 1 ? '' : `-${turn}`}.${extension}`
    const taken = await tx
      .selectFrom('content')
      .select('id')
      .where('kind', '=', 'media')
      .where('key', '=', key)
      .execute()
    if (taken.length === 0) return key
  }
}

/** A file has no draft: visitors see it as soon as something names it. */
export const shownAtOnce = (doc: Doc): ContentState => ({
  draft: doc,
  published: doc,
  isVisible: true,
  languages: [...LOCALES],
  publishedAt: new Date(),
})
