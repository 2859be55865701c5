import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { MailDetails } from './mail-details.ts'

interface Told {
  applicationId: string
  /** The step that is told, with its note. */
  eventId?: string | undefined
  isToGallery: boolean
  locale: Locale
}

/** An application as a mail tells it: what stands in the places of its words, and the details between them. */
export async function describeApplication(
  db: Database,
  { applicationId, eventId, isToGallery, locale }: Told,
): Promise<{ values: Record<string, string>; details: MailDetails } | undefined> {
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
