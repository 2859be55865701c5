import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { queueJob } from '../queue/index.ts'
import { hasLink } from './has-link.ts'

/** What each kind of mail has to be told beside whom it goes to; links are made when it is sent. */
interface MailData {
  'verify-address': { userId: string }
  'reset-password': { userId: string }
  'password-changed': Record<string, never>
  /** To the address that was left. */
  'address-changed': { newEmail: string }
  'service-linked': { service: string }
  'account-deleted': Record<string, never>
  'order-confirmed': OrderData
  'order-ready': OrderData
  'order-shipped': OrderData
  'order-cancelled': OrderData
  'order-refunded': OrderData
  /** Money that came too late, or was another amount, went back: nothing was bought. */
  'payment-returned': OrderData
  'newsletter-confirm': Record<string, never>
  /** To whoever asked for it and gets it already. */
  'newsletter-already': Record<string, never>
  /** Without a subscription it only goes to whoever wrote it. */
  newsletter: { issueId: string; subscriptionId?: string }
  'application-received': ApplicationData
  'application-under-review': AnswerData
  'application-incomplete': AnswerData
  'application-accepted': AnswerData
  'application-declined': AnswerData
  'enquiry-received': EnquiryData
  'enquiry-answered': EnquiryData & { messageId: string }
  'enquiry-offer': EnquiryData & { offerId: string }
  /** New works for whoever looks out for them. */
  alert: { letterId: string }
  'plan-started': PlanData
  'plan-charge-failed': PlanData
  'plan-unpaid': PlanData
  'plan-cancelled': PlanData
  'plan-completed': PlanData
}

interface OrderData {
  orderId: string
}

interface ApplicationData {
  applicationId: string
}

interface AnswerData extends ApplicationData {
  /** The step of the application that is told. */
  eventId: string
}

interface EnquiryData {
  enquiryId: string
}

interface PlanData extends ApplicationData {
  planId: string
}

interface DisputeData {
  disputeId: string
}

interface FailureData {
  /** What came back, in cents. */
  cents: string
}

/** What the gallery itself is told. */
interface GalleryMailData {
  'sale-made': OrderData
  'sale-flagged': OrderData
  'payment-disputed': OrderData & DisputeData
  'dispute-ended': OrderData & DisputeData
  'refund-failed': OrderData & FailureData
  'application-arrived': ApplicationData
  'enquiry-arrived': EnquiryData
  'enquiry-message': EnquiryData & { messageId: string }
  'plan-went-unpaid': PlanData
  'plan-was-cancelled': PlanData
  'plan-disputed': PlanData & DisputeData
  'plan-dispute-ended': PlanData & DisputeData
  'plan-refund-failed': PlanData & FailureData
}

type AllMailData = MailData & GalleryMailData

export type MailKind = keyof AllMailData

/** The kinds that tell about an order. */
export type OrderMailKind = {
  [Kind in MailKind]: AllMailData[Kind] extends OrderData ? Kind : never
}[MailKind]

/** The kinds that tell about an artist's plan. */
export type PlanMailKind = {
  [Kind in MailKind]: AllMailData[Kind] extends PlanData ? Kind : never
}[MailKind]

/** A mail that is due. */
export type Mail = {
  [Kind in keyof MailData]: { kind: Kind; to: { name: string; email: string }; locale: Locale; data: MailData[Kind] }
}[keyof MailData]

/** A mail to the gallery that is due. */
type GalleryMail = {
  [Kind in keyof GalleryMailData]: { kind: Kind; data: GalleryMailData[Kind] }
}[keyof GalleryMailData]

/** Stands for the gallery's own address, whatever that is by then. */
export const TO_GALLERY = ''

/** Makes a mail due; within a transaction it is due if and only if that succeeds. */
export const queueMail = (db: Database, mail: Mail): Promise<void> => queue(db, mail)

/** The same for a mail to the gallery, whose address and language are looked up when it is sent. */
export const queueGalleryMail = (db: Database, mail: GalleryMail): Promise<void> =>
  queue(db, { ...mail, to: { name: '', email: TO_GALLERY }, locale: DEFAULT_LOCALE })

async function queue(
  db: Database,
  { kind, to, locale, data }: Mail | (GalleryMail & Pick<Mail, 'to' | 'locale'>),
): Promise<void> {
  const { id } = await db
    .insertInto('mails')
    // Whoever writes a name is not always whom the mail goes to: an advertisement is not repeated to them.
    .values({ kind, to_name: hasLink(to.name) ? '' : to.name, to_email: to.email, locale, data: JSON.stringify(data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  // What goes to thousands lets every other mail go first.
  await queueJob(db, 'send-mail', { mailId: id }, { canWait: kind === 'newsletter' || kind === 'alert' })
}
