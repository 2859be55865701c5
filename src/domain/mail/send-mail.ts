import { sql } from 'kysely'

import { type Locale, localize, prefixOf } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { mailMessages } from '../../messages/mail.ts'
import { type Gallery, readGallery } from '../gallery/index.ts'
import type { AlertDesk, AlertLetter } from './alert-letter.ts'
import { describeApplication } from './describe-application.ts'
import { describeEnquiry } from './describe-enquiry.ts'
import { describeOrder } from './describe-order.ts'
import { describePlan } from './describe-plan.ts'
import { galleryReaderOf, senderOf } from './gallery-addresses.ts'
import type { Letter, LetterDesk } from './letter.ts'
import type { MailDetails } from './mail-details.ts'
import type { MailAddress, MailTransport } from './mail-transport.ts'
import { type MailKind, TO_GALLERY } from './queue-mail.ts'
import { renderAlert } from './render-alert.ts'
import { renderLetter } from './render-letter.ts'
import { onOneLine, renderMail } from './render-mail.ts'

/** Makes the secret part of a link, for a user who still needs one and has this address. */
type MakeSecret = (db: Database, userId: string, email: string) => Promise<string | undefined>

/** What mails are sent with. */
export interface Sender {
  transport: MailTransport
  /** Who mails are from where the gallery itself does not say so; a name may be left empty. */
  from: MailAddress
  publicUrl: string
  makeVerificationSignature: MakeSecret
  makeResetToken: MakeSecret
  newsletter: LetterDesk
  alerts: AlertDesk
  /** What the private link of an application ends in. */
  makeStatusToken: (db: Database, applicationId: string) => Promise<string>
  enquiries: {
    /** What the private link of a thread ends in. */
    makeThreadToken: (db: Database, enquiryId: string) => Promise<string>
    /** What the private link of an offer ends in. */
    makeOfferToken: (db: Database, offerId: string) => Promise<string>
  }
}

/**
 * Sends a mail that is due, once it was; one whose reader is gone or has no more use for it is dropped. Should the
 * process die between sending and noting so, the same mail goes out again under the same Message-ID.
 */
export async function sendMail(db: Database, sender: Sender, mailId: string): Promise<void> {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!mail) return
  const { transport, publicUrl } = sender
  const { kind, to_name: name, to_email: email, data } = mail as typeof mail & { kind: MailKind }
  const isToGallery = email === TO_GALLERY
  const house = await readGallery(db)
  const reader = galleryReaderOf(house, sender.from)
  const { to, locale } = isToGallery ? reader : { to: { name, address: email }, locale: mail.locale }
  const gallery = onOneLine(localize(house.name, locale))
  const matter = await findMatter(db, sender, { kind, data, email, locale, house })
  if (!matter) {
    await db.deleteFrom('mails').where('id', '=', mailId).execute()
    return
  }

  const { path, details, values, automatic, letter, alert, replyTo } = matter
  const link = path === undefined ? undefined : `${publicUrl}${prefixOf(locale)}/${path}`
  const rendered =
    kind === 'newsletter'
      ? letter &&
        link && {
          ...renderLetter({ letter, locale, unsubscribeLink: link, gallery, publicUrl }),
          unsubscribeLink: link,
        }
      : kind === 'alert'
        ? alert && renderAlert({ letter: alert, name, locale, gallery, publicUrl })
        : renderMail({
            ...{ kind, locale, isToGallery, details, automatic, link, gallery, publicUrl },
            values: { ...data, ...values, name },
          })
  if (!rendered) throw new Error('a letter without words or a way to end it')
  await transport.send({
    id: mail.id,
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    date: mail.created_at,
    from: senderOf(house, sender.from, locale),
    to,
    replyTo: replyTo ?? reader.to,
    isConfidential: isToGallery,
    ...rendered,
  })
  if (kind === 'newsletter') await sender.newsletter.noteDelivery(db, deliveryOf(data))
  await db
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', mailId)
    .execute()
}

interface Due {
  kind: MailKind
  data: Record<string, string>
  email: string
  locale: Locale
  house: Gallery
}

interface Matter {
  /** Where the button leads. */
  path?: string
  values?: Record<string, string>
  details?: MailDetails
  letter?: Letter
  alert?: AlertLetter
  /** Why it was sent, in place of what is usually said. */
  automatic?: string
  /** Where an answer goes, if not to the gallery. */
  replyTo?: MailAddress
}

const deliveryOf = ({ issueId = '', subscriptionId }: Record<string, string>) => ({ issueId, subscriptionId })

/** What a mail is about; nothing when nobody needs it any more. */
async function findMatter(
  db: Database,
  { makeVerificationSignature, makeResetToken, makeStatusToken, newsletter, enquiries, alerts }: Sender,
  { kind, data, email, locale, house }: Due,
): Promise<Matter | undefined> {
  const { userId = '', orderId = '', applicationId = '', planId = '', enquiryId = '' } = data
  const { eventId, messageId, offerId, disputeId, cents } = data
  const money = { disputeId, cents }
  const behind = (folder: string, secret: string | undefined) =>
    secret === undefined ? undefined : { path: `${folder}/${secret}` }
  switch (kind) {
    case 'verify-address':
      return behind('verification', await makeVerificationSignature(db, userId, email))
    case 'reset-password':
      return behind('forgot-password', await makeResetToken(db, userId, email))
    case 'password-changed':
      return { path: 'forgot-password' }
    case 'service-linked':
      return { path: 'account' }
    case 'newsletter-confirm':
      return behind('newsletter/confirm', await newsletter.makeConfirmation(db, email))
    case 'newsletter': {
      const letter = await newsletter.readLetter(db, { ...deliveryOf(data), email, locale })
      return letter && { letter, path: `newsletter/unsubscribe/${await newsletter.makeUnsubscription(db, email)}` }
    }
    case 'alert': {
      const alert = await alerts.readAlertLetter(db, { letterId: data.letterId ?? '', email, locale })
      return alert && { alert }
    }
    case 'application-received':
    case 'application-under-review':
    case 'application-incomplete':
    case 'application-accepted':
    case 'application-declined':
    case 'application-arrived': {
      const isToGallery = kind === 'application-arrived'
      const told = await describeApplication(db, { applicationId, eventId, isToGallery, locale })
      const { automatic } = mailMessages[locale].application
      if (!told || isToGallery) return told && { ...told, automatic }
      const token = await makeStatusToken(db, applicationId)
      const path = kind === 'application-accepted' ? `pricing?application=${token}` : `application/${token}`
      return { ...told, automatic, path }
    }
    case 'enquiry-received':
    case 'enquiry-answered':
    case 'enquiry-offer':
    case 'enquiry-arrived':
    case 'enquiry-message': {
      const told = await describeEnquiry(db, { kind, enquiryId, messageId, offerId, locale })
      if (!told || told.replyTo) return told
      const path =
        offerId === undefined
          ? `enquiry/${await enquiries.makeThreadToken(db, enquiryId)}`
          : `offer/${await enquiries.makeOfferToken(db, offerId)}`
      return { ...told, path }
    }
    case 'plan-started':
    case 'plan-charge-failed':
    case 'plan-unpaid':
    case 'plan-cancelled':
    case 'plan-completed':
    case 'plan-went-unpaid':
    case 'plan-was-cancelled':
    case 'plan-disputed':
    case 'plan-dispute-ended':
    case 'plan-refund-failed': {
      const told = await describePlan(db, { planId, kind, locale, money, timeZone: house.time_zone })
      return told && { ...told, path: `pricing?application=${await makeStatusToken(db, applicationId)}` }
    }
    case 'newsletter-already':
    case 'address-changed':
    case 'account-deleted':
      return {}
    default: {
      const order = await describeOrder(db, { orderId, kind, locale, money, gallery: house })
      return order && { ...order, path: 'account#orders' }
    }
  }
}
