import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, locale } from '../fields.ts'
import { GALLERY_MAILS, LETTER_STATES, MAIL_NAMES, TROUBLES } from './values.ts'

const moment = z.iso.datetime()
const letterSummary = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    to: z.object({ name: z.string(), email: z.string() }).describe('Without an address it goes to the gallery itself.'),
    subject: z.string().nullable().describe('Known once it was written.'),
    state: z.enum(LETTER_STATES),
    created_at: moment,
    sent_at: moment.nullable(),
    is_test: z.boolean(),
  })
  .meta({ id: 'LetterSummary' })

const letter = letterSummary
  .extend({
    locale,
    tries: z.int(),
    trouble: z.enum(TROUBLES).nullable().describe('Why it did not get through when it was last tried.'),
    answer: z.string().nullable().describe('What the mail server said, in its own words.'),
    next_try_at: moment.nullable(),
    asked_by: z.string().nullable().describe('Who had it sent again, or as a test.'),
    html: z
      .string()
      .nullable()
      .describe('Without the links that let its reader act; null if it cannot be written any more.'),
    text: z.string().nullable(),
    is_kept: z.boolean().describe('Whether it is shown as it was; otherwise as it would be written now.'),
    can_repeat: z.boolean(),
  })
  .meta({ id: 'Letter' })

const mine = z.object({ kinds: z.array(z.enum(GALLERY_MAILS)).max(GALLERY_MAILS.length) })

const params = z.object({ letter: z.uuid() })

/** Every mail that was sent or is to be. */
export const letterEndpoints = {
  'GET /letters': {
    summary: 'Mails that were sent or are to be, the newest first, kept for 30 days; sales see those about sales',
    access: 'sales',
    query: z.object({
      query: line(100).optional().describe('A part of an address, a name or a subject.'),
      state: z.enum(LETTER_STATES).optional(),
      kind: z
        .enum(MAIL_NAMES)
        .optional()
        .describe('Letters to all readers are listed when they are asked for, or failed.'),
      issue: z
        .uuid()
        .optional()
        .describe('Mails of one letter to all readers, whose failures are told to sales, too: they send it.'),
      cursor: z
        .string()
        .regex(/^\d{1,16}_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
        .optional()
        .describe('Where the page before ended.'),
      limit: count({ max: 100, fallback: 50 }),
    }),
    status: 200,
    reply: z.object({ letters: z.array(letterSummary), next_cursor: z.string().nullable() }),
  },
  'GET /letters/mine': {
    summary: 'Which mails to the gallery reach oneself, too',
    access: 'sales',
    status: 200,
    reply: mine,
  },
  'PUT /letters/mine': {
    summary: 'Chooses them',
    access: 'sales',
    log: { subject: 'letters', keeps: ['kinds'] },
    body: mine,
    status: 200,
    reply: mine,
  },
  'GET /letters/{letter}': {
    summary: 'One mail, as it was, and what became of it',
    access: 'sales',
    params,
    status: 200,
    reply: z.object({ letter }),
  },
  'POST /letters/{letter}/sending': {
    summary: 'Sends a mail once more, to the address that its reader has now',
    access: 'sales',
    log: { subject: 'letters' },
    params,
    status: 201,
    reply: z.object({ letter }),
  },
} as const satisfies Record<string, Endpoint>
