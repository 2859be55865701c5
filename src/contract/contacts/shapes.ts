import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import { alert } from '../alerts/endpoints.ts'
import { artworkCard } from '../catalogue/shapes.ts'
import { ENQUIRY_KINDS, ENQUIRY_STATUSES, OFFER_STATES } from '../enquiries/values.ts'
import { locale } from '../fields.ts'
import { ORDER_STATUSES } from '../orders/values.ts'
import { consent } from '../personal-data/exported-person.ts'
import { CONTACT_DEEDS, DOUBLE_REASONS, LONGEST_TAG } from './values.ts'

const at = z.iso.datetime()
const euros = z.number().describe('Euros.')

export const tag = line(LONGEST_TAG).min(1)

/** Somebody as a list shows them. */
export const contactCard = z
  .object({
    id: z.uuid(),
    name: z.string().describe('Empty where nobody has said it.'),
    email: z.string().nullable(),
    phone: z.string(),
    locale,
    tags: z.array(z.string()).describe('Of all that were merged into it.'),
    did: z.array(z.enum(CONTACT_DEEDS)),
    bought_at: at.nullable().describe('When they last ordered what they paid for.'),
    asked_at: at.nullable().describe('When they last began to ask.'),
    merged: z.int().describe('How many other contacts were merged into it.'),
    created_at: at.describe('Since when the gallery knows them.'),
  })
  .meta({ id: 'ContactCard' })

const part = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  merged_at: at.nullable().describe('Null for the one that stands for all.'),
  staff_name: z.string().nullable().describe('Who merged it.'),
  can_part: z.boolean().describe('Whether it was merged with this contact by itself, and can be taken apart.'),
})

const note = z.object({
  id: z.uuid(),
  at,
  text: z.string(),
  staff: z.uuid(),
  staff_name: z.string().nullable().describe('Null when their account is gone.'),
})

const account = z.object({
  id: z.uuid(),
  email: z.string(),
  is_verified: z.boolean().describe('Whether they have shown that the address is theirs.'),
  created_at: at,
})

const order = z.object({
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  total: euros,
  created_at: at,
  works: z.array(z.string()).describe('Their titles, in the caller’s language.'),
})

const enquiry = z.object({
  reference: z.string(),
  kind: z.enum(ENQUIRY_KINDS),
  status: z.enum(ENQUIRY_STATUSES),
  awaits_answer: z.boolean(),
  said_at: at,
  works: z.array(z.string()),
  begun_by_gallery: z.boolean(),
})

const offer = z.object({
  enquiry: z.string().describe('The reference of the thread that it was made in.'),
  artwork: artworkCard.nullable(),
  price: euros,
  valid_until: z.iso.date(),
  state: z.enum(OFFER_STATES),
  at,
})

const newsletter = z.object({
  email: z.string(),
  status: z.enum(['none', 'pending', 'confirmed']),
  history: z.array(consent).describe('What was agreed to and ended, with the words that were shown: the proof.'),
})

/** Somebody with all that the gallery has had to do with them, by any of their addresses. */
export const contact = contactCard
  .extend({
    version: z.int().describe('Rises with whatever is corrected, merged or taken apart. Who corrects names it.'),
    parts: z.array(part).describe('The contacts that are this one, beginning with the one that stands for all.'),
    accounts: z.array(account).describe('Logins stay apart, whatever is merged.'),
    notes: z.array(note).describe('The newest first.'),
    orders: z.array(order).describe('The newest first, 50 at most.'),
    enquiries: z.array(enquiry).describe('Those with the latest message first, 50 at most.'),
    offers: z.array(offer).describe('Those of these conversations, the newest first.'),
    follows: z.array(alert).describe('Artists they follow and searches they have saved.'),
    newsletter: z.array(newsletter).describe('Of each address.'),
    doubles: z
      .array(contactCard.extend({ reasons: z.array(z.enum(DOUBLE_REASONS)) }))
      .describe('Who may be the same person.'),
  })
  .meta({ id: 'Contact' })

export type ContactCard = z.output<typeof contactCard>
export type Contact = z.output<typeof contact>
