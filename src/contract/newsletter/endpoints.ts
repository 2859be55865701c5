import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, email, file, locale } from '../fields.ts'
import { reader, subscriber } from './shapes.ts'
import { READER_STATUSES } from './values.ts'

const token = z.string().max(200).describe('From the link that was mailed.')

/** Which part of the list is wanted. */
const wanted = z.object({
  query: line(100).optional().describe('A part of an address.'),
  status: z.enum(READER_STATUSES).optional(),
  locale: locale.optional(),
})

const params = z.object({ subscriber: z.string().regex(/^[1-9]\d{0,17}$/) })
const oneReader = z.object({ reader })
const done = <Status extends string>(status: Status) => z.object({ status: z.literal(status) })

/** The newsletter: asking for it, confirming and ending it; and its readers, whom those see who deal with people. */
export const newsletterEndpoints = {
  'POST /newsletter': {
    summary: 'Asks for the newsletter; the answer is the same for known and unknown addresses',
    body: z.object({ email, locale: locale.optional() }),
    status: 202,
    reply: done('pending'),
  },
  'POST /newsletter/confirmation': {
    summary: 'Confirms a wish with the link that was mailed',
    body: z.object({ token }),
    status: 200,
    reply: done('confirmed'),
  },
  'POST /newsletter/confirmation/renewal': {
    summary: 'Mails another link to whom this one was mailed',
    body: z.object({ token }),
    status: 202,
    reply: done('sent'),
  },
  'POST /newsletter/unsubscription': {
    summary: 'Ends the newsletter with the link from any of its mails; again, nothing changes',
    body: z.object({ token }),
    status: 200,
    reply: done('unsubscribed'),
  },
  'GET /newsletter/subscribers': {
    summary: 'Who asked for the newsletter, the latest first',
    access: 'sales',
    query: wanted.extend({
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional()
        .describe('Where the page before ended.'),
      limit: count({ max: 100, fallback: 50 }),
    }),
    status: 200,
    reply: z.object({ subscribers: z.array(subscriber), next_cursor: z.string().nullable() }),
  },
  'GET /newsletter/subscribers.csv': {
    summary: 'The whole list as a table for spreadsheets',
    access: 'sales',
    asksAgain: 'always',
    log: { subject: 'newsletter' },
    query: wanted,
    status: 200,
    media: 'text/csv',
    reply: file,
  },
  'GET /newsletter/subscribers/{subscriber}': {
    summary: 'One reader, with what they agreed to',
    access: 'sales',
    params,
    status: 200,
    reply: oneReader,
  },
  'POST /newsletter/subscribers/{subscriber}/unsubscription': {
    summary: 'Ends the newsletter for a reader who has asked for that; again, nothing changes',
    access: 'sales',
    log: {
      subject: 'newsletter',
      looks: { at: 'GET /newsletter/subscribers/{subscriber}', places: ['reader.status'] },
    },
    params,
    status: 200,
    reply: oneReader,
  },
} as const satisfies Record<string, Endpoint>
