import { z } from 'zod'

import { artworkCard } from '../catalogue/shapes.ts'
import { country, locale } from '../fields.ts'
import { ENQUIRY_KINDS, ENQUIRY_ORIGINS, ENQUIRY_STATUSES, OFFER_STATES } from './values.ts'

export const enquiryKind = z.enum(ENQUIRY_KINDS)
export const enquiryStatus = z.enum(ENQUIRY_STATUSES)

const euros = z.number().describe('Euros.')
const at = z.iso.datetime()
const validUntil = z.iso.date().describe('The last day on which it holds, where the gallery is.')
const offeredWork = artworkCard.nullable().describe('Null when visitors may no longer see it.')
const quotedDelivery = z
  .object({ country, price: euros })
  .nullable()
  .describe('What shipping to one country costs by it, all included; null where the usual prices hold.')
const offerState = z
  .enum(OFFER_STATES)
  .describe('`over`: its day has passed; `gone`: the work can no longer be bought.')

export const attachedFile = z
  .object({ id: z.uuid(), name: z.string(), size: z.int().describe('Bytes.') })
  .meta({ id: 'AttachedFile' })

const message = z.object({
  ...{ by: z.enum(['sender', 'gallery']), text: z.string(), at },
  is_noted: z.boolean().describe('Whether staff noted what the sender said.'),
  is_by_mail: z.boolean().describe('Whether the sender answered a mail with it.'),
  files: z.array(attachedFile).describe('What goes with it.'),
})

const threadOffer = z
  .object({
    artwork: offeredWork,
    price: euros,
    valid_until: validUntil,
    delivery: quotedDelivery,
    note: z.string().describe('What the gallery says with it; often empty.'),
    state: offerState,
    at,
    token: z.string().describe('What the link to it ends in.'),
  })
  .meta({ id: 'ThreadOffer' })

/** An enquiry as its sender reads it behind a private link. */
export const enquiry = z
  .object({
    reference: z.string(),
    kind: enquiryKind,
    status: enquiryStatus,
    name: z.string(),
    artworks: z.array(artworkCard),
    messages: z.array(message).describe('The oldest first.'),
    offers: z.array(threadOffer).describe('The oldest first.'),
  })
  .meta({ id: 'Enquiry' })

/** A private offer as whoever has its link sees it. */
export const offer = z
  .object({
    artwork: offeredWork,
    price: euros.describe('Euros; what is chosen for a print comes on top.'),
    delivery: quotedDelivery,
    valid_until: validUntil,
    state: offerState,
    email_hint: z.string().describe('Whom it was made to, such as a…@example.com.'),
    is_yours: z.boolean().describe('Whether the account that asks may buy by it, or has accepted it.'),
    is_accepted: z.boolean().describe('Whether the account that asks has accepted it: its cart then has this price.'),
  })
  .meta({ id: 'Offer' })

const origin = z
  .enum(ENQUIRY_ORIGINS)
  .describe('How it began; what is neither `site` nor `gallery` was noted by staff.')
const staffName = z.string().nullable().describe('Null for nobody, and when their account is gone.')

const salesOffer = z
  .object({
    id: z.uuid(),
    artwork: offeredWork,
    artwork_id: z.int(),
    price: euros,
    delivery: quotedDelivery,
    valid_until: validUntil,
    note: z.string(),
    state: offerState,
    at,
    staff: z.uuid(),
    staff_name: staffName,
    accepted_at: at.nullable().describe('When an account took it.'),
    order: z.string().nullable().describe('The number of the order that it is in, paid or not yet.'),
  })
  .meta({ id: 'SalesOffer' })

/** An enquiry as the staff see it. */
export const salesEnquiry = enquiry
  .extend({
    email: z.string().describe('Empty for who left only a telephone number.'),
    phone: z.string(),
    locale,
    user: z.uuid().nullable().describe('Who was logged in when it was sent, if somebody was.'),
    is_verified: z.boolean().describe('Whether that account had proven the address that was given.'),
    awaits_answer: z.boolean().describe('Whether the last word is the sender’s.'),
    origin,
    assigned: z.uuid().nullable().describe('Who of the staff sees to it.'),
    assigned_name: staffName,
    version: z
      .int()
      .describe('Rises with all that is said, offered, withdrawn, closed or opened. Who answers names it as `seen`.'),
    created_at: at,
    said_at: at.describe('When something was last said or offered.'),
    messages: z.array(
      message.extend({
        staff: z.uuid().nullable().describe('Who wrote it, or noted what the sender said.'),
        staff_name: staffName,
        mailed_from: z
          .string()
          .nullable()
          .describe('Of an answer by mail: the address it came from, if it is not the sender’s.'),
        quoted: z.string().describe('Of an answer by mail: what it repeats of the conversation; often empty.'),
        left_out: z.array(z.string()).describe('Of an answer by mail: the names of files that were not taken.'),
      }),
    ),
    takes_mail: z.boolean().describe('Whether what the sender answers to a mail comes into the thread.'),
    offers: z.array(salesOffer),
  })
  .meta({ id: 'SalesEnquiry' })

/** An enquiry as its sender takes it away with their account. */
export const exportedEnquiry = enquiry
  .pick({ reference: true, kind: true, status: true, name: true, messages: true })
  .extend({
    email: z.string(),
    phone: z.string(),
    origin,
    created_at: at,
    artworks: z.array(z.object({ id: z.int(), slug: z.string() })),
    offers: z.array(
      z.object({
        ...{ artwork: z.int(), price: euros, delivery: quotedDelivery, valid_until: validUntil, note: z.string(), at },
      }),
    ),
  })
  .meta({ id: 'ExportedEnquiry' })

export type Enquiry = z.output<typeof enquiry>
export type Offer = z.output<typeof offer>
export type SalesEnquiry = z.output<typeof salesEnquiry>
