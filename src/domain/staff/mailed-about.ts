import { GALLERY_MAILS, type GalleryMail } from '../../contract/mail/values.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

/** Those of them that there are; a newer version may have written others. */
export const knownOf = (kinds: readonly string[]): GalleryMail[] => GALLERY_MAILS.filter((one) => kinds.includes(one))

/** Which mails to the gallery reach somebody, too. */
export async function readMailedAbout(db: Database, id: string): Promise<GalleryMail[]> {
  const row = await db.selectFrom('users').select('mailed_about').where('id', '=', id).executeTakeFirst()
  return knownOf(row?.mailed_about ?? [])
}

export async function writeMailedAbout(db: Database, id: string, kinds: readonly GalleryMail[]): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ mailed_about: knownOf(kinds) })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('not-found')
}

/** Which of them the gallery's own address does without, as long as somebody else gets them. */
export async function readUnmailed(db: Database): Promise<GalleryMail[]> {
  const row = await db.selectFrom('house_rules').select('unmailed').executeTakeFirst()
  return knownOf(row?.unmailed ?? [])
}

export async function writeUnmailed(db: Database, kinds: readonly GalleryMail[]): Promise<void> {
  await db
    .updateTable('house_rules')
    .set({ unmailed: knownOf(kinds) })
    .execute()
}
