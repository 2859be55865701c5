import type { Database } from '../../database/index.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { Description, Due } from '../mail/index.ts'

/** An application as a mail tells it, with the note of the step that it tells. */
export async function describeApplication(
  db: Database,
  { facts: { applicationId, eventId }, locale }: Due<{ applicationId: string; eventId?: string }>,
  { isToGallery } = { isToGallery: false },
): Promise<Description | undefined> {
  const application = await db.selectFrom('applications').selectAll().where('id', '=', applicationId).executeTakeFirst()
  if (!application) return undefined
  const event =
    eventId === undefined
      ? undefined
      : await db.selectFrom('application_events').select('note').where('id', '=', eventId).executeTakeFirst()
  const words = mailMessages[locale].application
  const { reference, first_name, surname, email, phone, pages } = application
  const applicant = `${first_name} ${surname}`
  const facts = [
    { name: words.reference, lines: [reference] },
    ...(isToGallery
      ? [
          { name: words.applicant, lines: [applicant, email, phone] },
          { name: words.pages, lines: [String(pages)] },
        ]
      : []),
    ...(event?.note ? [{ name: words.note, lines: event.note.split(/\r?\n/).filter((line) => line !== '') }] : []),
  ]
  return { values: { reference, applicant }, details: { facts, works: [], sums: [] } }
}
