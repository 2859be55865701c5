import { z } from 'zod'

import { requiredLine } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, email, file, inLanguages, locale, localizedText } from '../fields.ts'

const token = z.string().max(200).describe('From the link that was mailed.')

/** Text in paragraphs: line breaks, and nothing else that the database or a mail would choke on. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(8000)
  .regex(/^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\r\n\t])*$/u)

const draft = z.object({
  subject: inLanguages(requiredLine(150)),
  body: inLanguages(text).describe(
    'Paragraphs with empty lines between them; pages of this site as `[the works](/artwork)`.',
  ),
})

const issue = z
  .object({
    id: z.uuid(),
    subject: localizedText,
    body: localizedText,
    status: z.enum(['draft', 'sending', 'sent']).describe('`sent` when every mail is written; some may still wait.'),
    created_at: z.iso.datetime(),
    sending_at: z.iso.datetime().nullable(),
    readers: z.int().describe('Whom it was written to so far.'),
    sent: z.int().describe('To whom it has gone out.'),
    left_out: z.int().describe('Who had unsubscribed when their turn came.'),
  })
  .meta({ id: 'NewsletterIssue' })
const oneIssue = z.object({ issue })

const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const

const subscriber = z
  .object({
    email: z.string(),
    locale,
    status: z.enum(SUBSCRIPTION_STATUSES),
    source: z.enum(['footer', 'registration', 'account', 'application']).describe('Where it was asked for last.'),
    requested_at: z.iso.datetime(),
    confirmed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'NewsletterSubscriber' })

/** Which part of the list is wanted. */
const subscriberStatus = z.enum(SUBSCRIPTION_STATUSES).optional()

const params = z.object({ issue: z.uuid() })
const done = <Status extends string>(status: Status) => z.object({ status: z.literal(status) })

const STATE_OF_ISSUE = {
  at: 'GET /newsletter/issues/{issue}',
  places: ['issue.status', 'issue.subject', 'issue.body'],
} as const

/** The newsletter: asking for it, confirming and ending it, and what the staff do about it. */
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
    summary: 'Who asked for the newsletter, the first first, 100 a page',
    access: 'editor',
    query: z.object({ status: subscriberStatus, page: count({ max: 100_000, fallback: 1 }) }),
    status: 200,
    reply: z.object({ subscribers: z.array(subscriber), next_page: z.int().nullable() }),
  },
  'GET /newsletter/subscribers.csv': {
    summary: 'The whole list as a table for spreadsheets',
    access: 'editor',
    asksAgain: 'always',
    log: { subject: 'newsletter' },
    query: z.object({ status: subscriberStatus }),
    status: 200,
    media: 'text/csv',
    reply: file,
  },
  'GET /newsletter/issues': {
    summary: 'The letters with how far they have come, the newest first, 24 a page',
    access: 'editor',
    query: z.object({ page: count({ max: 10_000, fallback: 1 }) }),
    status: 200,
    reply: z.object({ issues: z.array(issue), next_page: z.int().nullable() }),
  },
  'POST /newsletter/issues': {
    summary: 'Writes a letter, as a draft',
    access: 'editor',
    log: { subject: 'newsletter', keeps: ['subject'] },
    body: draft,
    status: 201,
    reply: oneIssue,
  },
  'GET /newsletter/issues/{issue}': {
    summary: 'One letter',
    access: 'editor',
    params,
    status: 200,
    reply: oneIssue,
  },
  'PUT /newsletter/issues/{issue}': {
    summary: 'Writes a draft anew',
    access: 'editor',
    log: { subject: 'newsletter', looks: STATE_OF_ISSUE },
    params,
    body: draft,
    status: 200,
    reply: oneIssue,
  },
  'POST /newsletter/issues/{issue}/test': {
    summary: 'Sends a letter to oneself, as a reader of that language would get it',
    access: 'editor',
    log: { subject: 'newsletter' },
    params,
    body: z.object({ locale: locale.optional() }),
    status: 202,
    reply: done('sent'),
  },
  'POST /newsletter/issues/{issue}/sending': {
    summary: 'Sends a letter to all who have confirmed by now, each in their language; again, nothing changes',
    access: 'editor',
    log: { subject: 'newsletter', looks: STATE_OF_ISSUE },
    params,
    status: 202,
    reply: oneIssue,
  },
} as const satisfies Record<string, Endpoint>
