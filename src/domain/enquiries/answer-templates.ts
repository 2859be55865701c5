import type { AnswerTemplate, TemplateForm } from '../../contract/enquiries/template-endpoints.ts'
import { type Database, transact, waitForLock } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

/** As many as somebody can still choose from. */
const MOST = 200

/** What the gallery answers again and again, by what staff call it. */
export const listTemplates = (db: Database): Promise<AnswerTemplate[]> =>
  db.selectFrom('answer_templates').select(['id', 'title', 'texts', 'version']).orderBy('title').orderBy('id').execute()

/** Makes a template; the same one again is the same one. */
export async function makeTemplate(db: Database, { key, ...form }: TemplateForm & { key: string }): Promise<void> {
  await transact(db, async (tx) => {
    await waitForLock(tx, 'answer templates')
    const known = await tx.selectFrom('answer_templates').select('key').execute()
    if (known.some((one) => one.key === key)) return
    if (known.length >= MOST) throw new DomainError('templates-full', { max: MOST })
    await tx
      .insertInto('answer_templates')
      .values({ key, ...toRow(form) })
      .execute()
  })
}

/** Changes a template, unless somebody else has meanwhile. */
export async function changeTemplate(
  db: Database,
  id: string,
  { version, ...form }: TemplateForm & { version: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('answer_templates')
    .set({ ...toRow(form), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const known = await db.selectFrom('answer_templates').select('id').where('id', '=', id).executeTakeFirst()
  throw new DomainError(known ? 'content-changed' : 'not-found')
}

/** Deletes a template. */
export async function deleteTemplate(db: Database, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('answer_templates').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not-found')
}

/** What says nothing in a language is not there. */
const toRow = ({ title, texts }: TemplateForm) => ({
  title,
  texts: JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))),
})
