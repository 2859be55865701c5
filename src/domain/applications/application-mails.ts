import type { Database } from '../../database/index.ts'
import { type ButtonName, defineGalleryMail, defineMail, type Due, type MailWords } from '../mail/index.ts'
import { signLink } from '../tokens/index.ts'
import { describeApplication } from './describe-application.ts'

const because = (words: MailWords) => words.application.automatic

const leadTo =
  (page: 'application/' | 'pricing?application=') =>
  async (db: Database, { facts }: Due<{ applicationId: string }>) =>
    `${page}${await signLink(db, 'application-status', facts.applicationId)}` as const

/** Tells a step of an application with the gallery's note. */
const tellStep = <Name extends ButtonName>(name: Name, page: Parameters<typeof leadTo>[0] = 'application/') =>
  defineMail(name, {
    facts: ['applicationId', 'eventId'],
    because,
    describe: (db, due) => describeApplication(db, due),
    link: leadTo(page),
  })

export const applicationReceivedMail = defineMail('application-received', {
  facts: ['applicationId'],
  because,
  describe: (db, due) => describeApplication(db, due),
  link: leadTo('application/'),
})

export const applicationUnderReviewMail = tellStep('application-under-review')
export const applicationIncompleteMail = tellStep('application-incomplete')
export const applicationAcceptedMail = tellStep('application-accepted', 'pricing?application=')
export const applicationDeclinedMail = tellStep('application-declined')

export const applicationArrivedMail = defineGalleryMail('application-arrived', {
  facts: ['applicationId'],
  because,
  describe: (db, due) => describeApplication(db, due, { isToGallery: true }),
})

/** What applications are written about. */
export const applicationMails = [
  applicationReceivedMail,
  applicationUnderReviewMail,
  applicationIncompleteMail,
  applicationAcceptedMail,
  applicationDeclinedMail,
  applicationArrivedMail,
]
