import { z } from 'zod'

import { personName, requiredLine } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, email, erasure, file, locale, paragraphs } from '../fields.ts'
import { MAIL_PARTS } from '../mail/values.ts'
import { APPLICATION_STATUSES, REVIEW_STATUSES } from './values.ts'

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\0\p{Cs}]*$/u)

/** The fields of the form that artists send, beside the file `pdf`. */
export const applicationForm = z.object({
  key: z.uuid().describe('What the sender calls it: the same one again gets the answer of the first time.'),
  first_name: personName,
  surname: personName,
  email,
  phone: requiredLine(40)
    .regex(/(?:\p{Nd}\P{Nd}*){5}/u)
    .describe('A telephone number.'),
  locale,
  newsletter: z.stringbool().default(false),
  agreement: z
    .stringbool()
    .default(false)
    .refine((isAgreed) => isAgreed, { params: { word: 'agreement' } })
    .describe('Whether the terms of the programme are agreed to: nothing is taken without it.'),
  website: z.string().max(500).default('').describe('Left empty by people.'),
})

const status = z.enum(APPLICATION_STATUSES)
const event = { at: z.iso.datetime(), status, note: z.string().describe('What the applicant was told with it.') }

const salesApplication = z
  .object({
    reference: z.string(),
    status,
    first_name: z.string(),
    surname: z.string(),
    email: z.string(),
    phone: z.string(),
    locale,
    newsletter: z.boolean(),
    created_at: z.iso.datetime(),
    erased: erasure,
    file: z.object({ size: z.int().describe('In bytes.'), pages: z.int() }),
    events: z.array(z.object({ ...event, staff_id: z.uuid().nullable() })),
    allowed: z.array(z.enum(REVIEW_STATUSES)).describe('Where it can be taken from here; nowhere else.'),
  })
  .meta({ id: 'SalesApplication' })

/** What a mail says in the place of its usual words; what is left out is as usual. */
const mailParts = z
  .strictObject({
    subject: requiredLine(MAIL_PARTS.subject),
    title: requiredLine(MAIL_PARTS.title),
    body: paragraphs(MAIL_PARTS.body).pipe(z.string().min(1)),
    note: paragraphs(MAIL_PARTS.note),
  })
  .partial()
const step = z.object({
  ...{ status: z.enum(REVIEW_STATUSES), note: text(2000).default('') },
  mail: mailParts
    .default({})
    .describe('What the mail says in the place of its usual words, in the applicant’s language.'),
})

const params = z.object({ application: z.string().regex(/^A-\d{2}-\d{4}-\d{3}$/) })

/** Artists who apply to the programme, and the staff who answer them. */
export const applicationEndpoints = {
  'POST /applications': {
    summary: 'Sends an application: a form with the file `pdf`, up to 20 MB',
    form: applicationForm.extend({ pdf: z.unknown().meta({ type: 'string', format: 'binary' }) }),
    status: 201,
    reply: z.object({ reference: z.string().describe('Such as A-26-4817-305.') }),
  },
  'GET /applications/{token}': {
    summary: 'How an application stands, for whoever has the link that was mailed',
    params: z.object({ token: z.string().max(200) }),
    status: 200,
    reply: z.object({
      application: z.object({
        reference: z.string(),
        status,
        first_name: z.string(),
        events: z.array(z.object(event)),
      }),
    }),
  },
  'GET /sales/applications': {
    summary: 'All applications, the newest first, 24 a page',
    access: 'sales',
    query: z.object({
      status: status.optional(),
      query: text(100).optional().describe('A reference, a name or an address.'),
      page: count({ max: 10_000, fallback: 1 }),
    }),
    status: 200,
    reply: z.object({ applications: z.array(salesApplication), next_page: z.int().nullable() }),
  },
  'GET /sales/applications/{application}': {
    summary: 'An application with all that happened to it',
    access: 'sales',
    params,
    status: 200,
    reply: z.object({ application: salesApplication }),
  },
  'GET /sales/applications/{application}/pdf': {
    summary: 'The file that came with it',
    access: 'sales',
    params,
    status: 200,
    media: 'application/pdf',
    reply: file,
  },
  'POST /sales/applications/{application}/status': {
    summary: 'Takes an application a step further; the applicant is told, with the note',
    access: 'sales',
    log: {
      subject: 'applications',
      looks: { at: 'GET /sales/applications/{application}', places: ['application.status'] },
    },
    params,
    body: step,
    status: 200,
    reply: z.object({ application: salesApplication }),
  },
  'POST /sales/applications/{application}/preview': {
    summary: 'The mail that such a step would send, as its reader would see it; nothing is done',
    access: 'sales',
    log: 'nothing',
    params,
    body: step,
    status: 200,
    reply: z.object({
      ...{ subject: z.string(), html: z.string(), text: z.string() },
      parts: z
        .object({ subject: z.string(), title: z.string(), body: z.string(), note: z.string() })
        .describe('Its words with everything filled in, to be changed.'),
    }),
  },
} as const satisfies Record<string, Endpoint>

export type ApplicationForm = z.output<typeof applicationForm>
export type SalesApplication = z.output<typeof salesApplication>
