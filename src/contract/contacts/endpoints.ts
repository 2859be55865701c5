import { z } from 'zod'

import { line, personName } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { LONGEST_MESSAGE } from '../enquiries/values.ts'
import { email, file, locale, paragraphs } from '../fields.ts'
import { contact, contactCard, tag } from './shapes.ts'
import { CONTACT_DEEDS, MOST_TAGS } from './values.ts'

const wanted = z.object({
  query: line(100).optional().describe('Words of a name, an address, a telephone number or a tag.'),
  tag: tag.optional(),
  did: z.enum(CONTACT_DEEDS).optional(),
})

const form = z.object({
  name: personName,
  email: email.nullable().default(null),
  phone: line(40).default(''),
  locale,
})

const params = z.object({ contact: z.uuid() })
const oneContact = z.object({ contact })
const key = z.uuid().describe('What the sender calls it: the same one again is the same one.')

const STATE_OF_CONTACT = { at: 'GET /sales/contacts/{contact}', places: ['contact.merged'] } as const

/** People the gallery knows, with or without an account, for those who sell. */
export const contactEndpoints = {
  'GET /sales/contacts': {
    summary:
      'People the gallery knows, 50 a page: those it knows for the shortest time first, or those who did what is asked for last',
    access: 'sales',
    query: wanted.extend({
      before: z
        .string()
        .regex(/^\d{1,17}_[0-9a-f-]{36}$/)
        .optional()
        .describe('Where the page before ended.'),
    }),
    status: 200,
    reply: z.object({ contacts: z.array(contactCard), next_before: z.string().nullable() }),
  },
  'GET /sales/contacts.csv': {
    summary: 'The same as a table for spreadsheets, all of it',
    access: 'sales',
    asksAgain: 'always',
    log: { subject: 'contacts' },
    query: wanted,
    status: 200,
    media: 'text/csv',
    reply: file,
  },
  'GET /sales/contacts/tags': {
    summary: 'Every tag that somebody has, in alphabetical order',
    access: 'sales',
    status: 200,
    reply: z.object({ tags: z.array(z.string()) }),
  },
  'GET /sales/contacts/of/{thing}': {
    summary: 'Whose an order or an enquiry is, by its number',
    access: 'sales',
    params: z.object({ thing: line(20) }),
    status: 200,
    reply: z.object({ contact: z.uuid() }),
  },
  'POST /sales/contacts': {
    summary: 'Notes somebody by hand; an address or a telephone number is needed',
    access: 'sales',
    log: { subject: 'contacts' },
    body: form.extend({ key }),
    status: 201,
    reply: oneContact,
  },
  'GET /sales/contacts/{contact}': {
    summary: 'Somebody with all that they bought, asked, follow and were offered',
    access: 'sales',
    params,
    status: 200,
    reply: oneContact,
  },
  'PUT /sales/contacts/{contact}': {
    summary: 'Corrects who somebody is; an address that something came from stays',
    access: 'sales',
    log: { subject: 'contacts' },
    params,
    body: form.extend({
      version: z.int().min(1).max(2_000_000_000).describe('The one that was read; 409 if there is a later one.'),
    }),
    status: 200,
    reply: oneContact,
  },
  'DELETE /sales/contacts/{contact}': {
    summary:
      'Forgets somebody of whom nothing else is known, with all that was noted; by administrators, who only ever rang with their calls',
    access: 'sales',
    asksAgain: 'always',
    log: { subject: 'contacts' },
    params,
    status: 200,
    reply: z.object({ status: z.literal('forgotten') }),
  },
  'POST /sales/contacts/{contact}/tags': {
    summary: 'Adds tags and takes others away; what is so already is no fault',
    access: 'sales',
    log: { subject: 'contacts' },
    params,
    body: z.object({
      add: z.array(tag).max(MOST_TAGS).default([]),
      remove: z.array(tag).max(MOST_TAGS).default([]),
    }),
    status: 200,
    reply: oneContact,
  },
  'POST /sales/contacts/{contact}/notes': {
    summary: 'Writes a note for colleagues; whom it is about sees it only if they ask for all that is kept of them',
    access: 'sales',
    log: { subject: 'contacts' },
    params,
    body: z.object({ key, text: paragraphs(LONGEST_MESSAGE).pipe(z.string().min(1)) }),
    status: 201,
    reply: oneContact,
  },
  'DELETE /sales/contacts/{contact}/notes/{note}': {
    summary: 'Takes a note of one’s own away',
    access: 'sales',
    log: { subject: 'contacts' },
    params: params.extend({ note: z.uuid() }),
    status: 200,
    reply: oneContact,
  },
  'POST /sales/contacts/{contact}/parts': {
    summary: 'Says that another contact is this one; logins stay apart',
    access: 'sales',
    log: { subject: 'contacts', looks: STATE_OF_CONTACT, keeps: ['other'] },
    params,
    body: z.object({ other: z.uuid() }),
    status: 200,
    reply: oneContact,
  },
  'DELETE /sales/contacts/{contact}/parts/{part}': {
    summary: 'Takes a contact that was merged with this one out again, with all that it had',
    access: 'sales',
    log: { subject: 'contacts', looks: STATE_OF_CONTACT },
    params: params.extend({ part: z.uuid() }),
    status: 200,
    reply: oneContact,
  },
} as const satisfies Record<string, Endpoint>

export type ContactForm = z.output<typeof form>
export type WantedContacts = z.output<typeof wanted>
