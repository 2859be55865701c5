import type { Database } from '../../database/index.ts'
import { defineGalleryMail, defineMail, type Due, type MailWords } from '../mail/index.ts'
import { signLink } from '../tokens/index.ts'
import { describeEnquiry } from './describe-enquiry.ts'

const because = (words: MailWords) => words.enquiry.automatic
const becauseSomebodyWrote = (words: MailWords) => words.enquiry.automaticToGallery

const leadToThread = async (db: Database, { facts }: Due<{ enquiryId: string }>) =>
  `enquiry/${await signLink(db, 'enquiry-thread', facts.enquiryId)}` as const

export const enquiryReceivedMail = defineMail('enquiry-received', {
  facts: ['enquiryId'],
  because,
  describe: (db, due) => describeEnquiry(db, due),
  link: leadToThread,
})

export const enquiryNotedMail = defineMail('enquiry-noted', {
  facts: ['enquiryId'],
  because: (words) => words.enquiry.automaticNoted,
  describe: (db, due) => describeEnquiry(db, due),
  link: leadToThread,
})

export const enquiryBegunMail = defineMail('enquiry-begun', {
  facts: ['enquiryId', 'messageId'],
  because: (words) => words.enquiry.automaticBegun,
  describe: (db, due) => describeEnquiry(db, due),
  link: leadToThread,
})

export const enquiryAnsweredMail = defineMail('enquiry-answered', {
  facts: ['enquiryId', 'messageId'],
  because,
  describe: (db, due) => describeEnquiry(db, due),
  link: leadToThread,
})

export const enquiryOfferMail = defineMail('enquiry-offer', {
  facts: ['enquiryId', 'offerId'],
  because,
  describe: (db, due) => describeEnquiry(db, due),
  link: async (db, { facts }) => `offer/${await signLink(db, 'private-offer', facts.offerId)}`,
})

export const enquiryArrivedMail = defineGalleryMail('enquiry-arrived', {
  facts: ['enquiryId'],
  because: becauseSomebodyWrote,
  describe: (db, due) => describeEnquiry(db, due, { isToGallery: true }),
})

export const enquiryMessageMail = defineGalleryMail('enquiry-message', {
  facts: ['enquiryId', 'messageId'],
  because: becauseSomebodyWrote,
  describe: (db, due) => describeEnquiry(db, due, { isToGallery: true }),
})

/** What enquiries are written about. */
export const enquiryMails = [
  enquiryReceivedMail,
  enquiryNotedMail,
  enquiryBegunMail,
  enquiryAnsweredMail,
  enquiryOfferMail,
  enquiryArrivedMail,
  enquiryMessageMail,
]
