import { z } from 'zod'

import { line, personName } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, country, email, file, locale, paragraphs } from '../fields.ts'
import { attachedFile, enquiry, enquiryKind, enquiryStatus, offer, salesEnquiry } from './shapes.ts'
import { LONGEST_MESSAGE, MOST_ASKED_ABOUT, MOST_ATTACHED, STAFF_ORIGINS } from './values.ts'

const amount = z.number().min(1).max(1_000_000).multipleOf(0.01).describe('Euros.')
const artworkId = z.int().min(1).max(2_147_483_647)
const key = z.uuid().describe('What the sender calls it: the same one again gets the answer of the first time.')
const text = paragraphs(LONGEST_MESSAGE).pipe(z.string().min(1))
const tokenParams = z.object({ token: z.string().max(200).describe('From the link that was mailed.') })

const STATE_OF_THREAD = {
  at: 'GET /sales/enquiries/{enquiry}',
  places: ['enquiry.status', 'enquiry.awaits_answer', 'enquiry.assigned_name', 'enquiry.offers.*.state'],
} as const

/** What somebody writes to the gallery. */
const enquiryForm = z.object({
  key,
  kind: enquiryKind,
  artworks: z
    .array(artworkId)
    .max(MOST_ASKED_ABOUT)
    .default([])
    .describe('Which works it is about; those that visitors may not see are left out.'),
  name: personName,
  email,
  phone: line(40).default(''),
  message: text,
  locale,
  website: z.string().max(500).default('').describe('Left empty by people.'),
})

/** What staff note of somebody who rang, came by or wrote a mail, or write to somebody first. */
const notedForm = enquiryForm.omit({ website: true }).extend({
  origin: z.enum(STAFF_ORIGINS).describe('`gallery`: the gallery writes first.'),
  email: z
    .union([email, z.literal('')])
    .default('')
    .describe('Empty for who left only a telephone number; needed where the gallery writes first.'),
  message: text.describe('What they said, or what the gallery writes; they read it on their private page.'),
  is_mailed: z
    .boolean()
    .default(false)
    .describe('Whether they are sent it, with the link to the thread; what the gallery writes first always is.'),
})

const seen = z
  .int()
  .min(1)
  .max(2_000_000_000)
  .optional()
  .describe('The `version` that was read; 409 if there is a later one. Without it nothing is compared.')

const params = z.object({ enquiry: z.string().regex(/^E-\d{2}-\d{4}-\d{3}$/) })
const oneEnquiry = z.object({ enquiry })
const oneSalesEnquiry = z.object({ enquiry: salesEnquiry })
const oneOffer = z.object({ offer })

/** Enquiries, the threads they become, and private offers; and what the staff do about them. */
export const enquiryEndpoints = {
  'POST /enquiries': {
    summary: 'Asks the gallery something; the answer is a reference, and a mail with the link to the thread',
    access: 'anybody',
    body: enquiryForm,
    status: 201,
    reply: z.object({ reference: z.string().describe('Such as E-26-4817-305.') }),
  },
  'GET /enquiries/{token}': {
    summary: 'A thread, for whoever has the link that was mailed',
    params: tokenParams,
    status: 200,
    reply: oneEnquiry,
  },
  'POST /enquiries/{token}/messages': {
    summary: 'Writes more into a thread; one that was closed is open again',
    params: tokenParams,
    body: z.object({ key, text }),
    status: 201,
    reply: oneEnquiry,
  },
  'GET /enquiries/{token}/files/{file}': {
    summary: 'A file that goes with an answer, for whoever has the link that was mailed',
    params: tokenParams.extend({ file: z.uuid() }),
    status: 200,
    media: 'application/octet-stream',
    reply: file,
  },
  'GET /offers/{token}': {
    summary: 'A private offer, for whoever has the link that was mailed',
    access: 'anybody',
    params: tokenParams,
    status: 200,
    reply: oneOffer,
  },
  'POST /offers/{token}/acceptance': {
    summary: 'Makes an offer this account’s: from now on its cart has that price; again, nothing changes',
    access: 'user',
    params: tokenParams,
    status: 200,
    reply: oneOffer,
  },
  'GET /sales/enquiries': {
    summary: 'All enquiries, those with the latest message first, 24 a page',
    access: 'sales',
    query: z.object({
      status: enquiryStatus.optional(),
      awaits_answer: z.stringbool().optional().describe('Whether the last word is the sender’s.'),
      assigned: z
        .union([z.enum(['me', 'nobody']), z.uuid()])
        .optional()
        .describe('Who sees to it.'),
      query: line(100)
        .optional()
        .describe('A reference, a name, an address, a telephone number, or a word that was said.'),
      page: count({ max: 10_000, fallback: 1 }),
    }),
    status: 200,
    reply: z.object({ enquiries: z.array(salesEnquiry), next_page: z.int().nullable() }),
  },
  'POST /sales/enquiries': {
    summary:
      'Begins a thread with what somebody said on the telephone, at the gallery or in a mail, or by writing first',
    access: 'sales',
    log: { subject: 'enquiries', keeps: ['origin', 'kind'] },
    body: notedForm,
    status: 201,
    reply: oneSalesEnquiry,
  },
  'GET /sales/colleagues': {
    summary: 'Who of the staff may see to an enquiry, by name',
    access: 'sales',
    status: 200,
    reply: z.object({ colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  },
  'PUT /sales/enquiries/{enquiry}/assignment': {
    summary: 'Says who of the staff sees to an enquiry, or that nobody does',
    access: 'sales',
    log: { subject: 'enquiries', looks: STATE_OF_THREAD },
    params,
    body: z.object({
      member: z.uuid().nullable(),
      instead_of: z
        .uuid()
        .nullable()
        .optional()
        .describe('Who saw to it when this was decided; 409 if it is somebody else by now.'),
    }),
    status: 200,
    reply: oneSalesEnquiry,
  },
  'PUT /sales/enquiries/{enquiry}/address': {
    summary: 'Notes the e-mail address of somebody who left only a telephone number; from now on they are mailed',
    access: 'sales',
    log: { subject: 'enquiries' },
    params,
    body: z.object({
      email,
      is_mailed: z
        .boolean()
        .default(false)
        .describe('Whether they are sent what was noted, with the link to the thread.'),
    }),
    status: 200,
    reply: oneSalesEnquiry,
  },
  'DELETE /sales/enquiries/{enquiry}': {
    summary: 'Forgets all that was noted of somebody who left no e-mail address; whoever has one is erased by it',
    access: 'admin',
    asksAgain: 'always',
    log: { subject: 'enquiries' },
    params,
    status: 200,
    reply: z.object({ status: z.literal('forgotten') }),
  },
  'GET /sales/enquiries/{enquiry}': {
    summary: 'An enquiry with all that was written and offered',
    access: 'sales',
    params,
    status: 200,
    reply: oneSalesEnquiry,
  },
  'POST /sales/enquiries/{enquiry}/messages': {
    summary: 'Answers; the sender is mailed',
    access: 'sales',
    log: { subject: 'enquiries', looks: STATE_OF_THREAD },
    params,
    body: z.object({
      ...{ key, text, seen },
      files: z.array(z.uuid()).max(MOST_ATTACHED).default([]).describe('Those that were sent for this thread before.'),
    }),
    status: 201,
    reply: oneSalesEnquiry,
  },
  'POST /sales/enquiries/{enquiry}/notes': {
    summary: 'Notes what the sender said, on the telephone or at the gallery; nobody is mailed',
    access: 'sales',
    log: { subject: 'enquiries', looks: STATE_OF_THREAD },
    params,
    body: z.object({
      ...{ key, text, seen },
      awaits_answer: z.boolean().default(true).describe('Whether they wait for an answer to it.'),
    }),
    status: 201,
    reply: oneSalesEnquiry,
  },
  'POST /sales/enquiries/{enquiry}/files': {
    summary: 'Takes in a PDF, JPEG or PNG, sent as the file `file` of a form, for an answer to name within a day',
    access: 'sales',
    log: { subject: 'enquiries' },
    params,
    form: z.object({ file: z.unknown().meta({ type: 'string', format: 'binary' }) }),
    status: 201,
    reply: z.object({ file: attachedFile }),
  },
  'GET /sales/enquiries/{enquiry}/files/{file}': {
    summary: 'A file that goes with an answer, or is to',
    access: 'sales',
    params: params.extend({ file: z.uuid() }),
    status: 200,
    media: 'application/octet-stream',
    reply: file,
  },
  'POST /sales/enquiries/{enquiry}/offers': {
    summary: 'Offers a work for a price; the sender is mailed. An open offer of this work in this thread is withdrawn',
    access: 'sales',
    log: { subject: 'enquiries', looks: STATE_OF_THREAD, keeps: ['artwork', 'price', 'valid_until'] },
    params,
    body: z.object({
      key: key.optional(),
      artwork: artworkId,
      price: amount,
      delivery: z
        .object({ country, price: amount })
        .nullable()
        .default(null)
        .describe('What shipping to one country costs by it, all included; null leaves it at the usual prices.'),
      valid_until: z.iso
        .date()
        .refine((day) => day >= '2000-01-01')
        .describe('The last day on which it holds: today, or up to a year from now.'),
      note: paragraphs(LONGEST_MESSAGE).default(''),
      seen,
    }),
    status: 201,
    reply: oneSalesEnquiry,
  },
  'DELETE /sales/enquiries/{enquiry}/offers/{offer}': {
    summary: 'Withdraws an offer; an order that was made by it stands',
    access: 'sales',
    log: { subject: 'enquiries', looks: STATE_OF_THREAD },
    params: params.extend({ offer: z.uuid() }),
    status: 200,
    reply: oneSalesEnquiry,
  },
  'POST /sales/enquiries/{enquiry}/status': {
    summary: 'Closes an enquiry, or opens it again',
    access: 'sales',
    log: { subject: 'enquiries', looks: STATE_OF_THREAD },
    params,
    body: z.object({ status: enquiryStatus, seen }),
    status: 200,
    reply: oneSalesEnquiry,
  },
} as const satisfies Record<string, Endpoint>

export type EnquiryForm = z.output<typeof enquiryForm>
export type NotedForm = z.output<typeof notedForm>
