import { z } from 'zod'

import { line, personName } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, email, locale } from '../fields.ts'
import { enquiry, enquiryKind, enquiryStatus, offer, paragraphs, salesEnquiry } from './shapes.ts'
import { MOST_ASKED_ABOUT } from './values.ts'

const artworkId = z.int().min(1).max(2_147_483_647)
const key = z.uuid().describe('What the sender calls it: the same one again gets the answer of the first time.')
const text = paragraphs.pipe(z.string().min(1))
const tokenParams = z.object({ token: z.string().max(200).describe('From the link that was mailed.') })

const STATE_OF_THREAD = {
  at: 'GET /sales/enquiries/{enquiry}',
  places: ['enquiry.status', 'enquiry.awaits_answer', 'enquiry.offers.*.state'],
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
      query: line(100).optional().describe('A reference, a name or an address.'),
      page: count({ max: 10_000, fallback: 1 }),
    }),
    status: 200,
    reply: z.object({ enquiries: z.array(salesEnquiry), next_page: z.int().nullable() }),
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
    body: z.object({ key, text }),
    status: 201,
    reply: oneSalesEnquiry,
  },
  'POST /sales/enquiries/{enquiry}/offers': {
    summary: 'Offers a work for a price; the sender is mailed. An open offer of this work in this thread is withdrawn',
    access: 'sales',
    log: { subject: 'enquiries', looks: STATE_OF_THREAD, keeps: ['artwork', 'price', 'valid_until'] },
    params,
    body: z.object({
      key: key.optional(),
      artwork: artworkId,
      price: z.number().min(1).max(1_000_000).multipleOf(0.01).describe('Euros.'),
      valid_until: z.iso
        .date()
        .refine((day) => day >= '2000-01-01')
        .describe('The last day on which it holds: today, or up to a year from now.'),
      note: paragraphs.default(''),
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
    body: z.object({ status: enquiryStatus }),
    status: 200,
    reply: oneSalesEnquiry,
  },
} as const satisfies Record<string, Endpoint>

export type EnquiryForm = z.output<typeof enquiryForm>
