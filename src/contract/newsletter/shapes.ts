import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import { picture } from '../catalogue/shapes.ts'
import { AVAILABILITIES } from '../catalogue/values.ts'
import { locale, paragraphs } from '../fields.ts'
import { perLocale } from '../locale.ts'
import { ISSUE_STATUSES, LONGEST_SUBJECT, LONGEST_TEXT, MOST_BLOCKS, READER_STATUSES } from './values.ts'

const moment = z.iso.datetime()

/** A text in the languages that it is written in. */
const inSome = <Schema extends z.ZodType>(schema: Schema) => z.object(perLocale(() => schema.optional()))

const block = z
  .strictObject({
    text: inSome(paragraphs(LONGEST_TEXT))
      .optional()
      .describe('Paragraphs with empty lines between them; pages of this site as `[the works](/artwork)`.'),
    artwork: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .describe('A work, shown with its picture and label, which lead to its page.'),
  })
  .refine((one) => (one.text === undefined) !== (one.artwork === undefined))
  .describe('Some text or a work.')

/** A letter as it is written; what may be missing is asked when it goes out. */
export const letterDraft = z.object({
  subject: inSome(line(LONGEST_SUBJECT)),
  body: z.array(block).max(MOST_BLOCKS).describe('Texts and works, in their order.'),
})

export const seenVersion = z
  .int()
  .min(1)
  .max(2_000_000_000)
  .optional()
  .describe('The `version` that was read; 409 if there is a later one. Without it nothing is compared.')

const words = inSome(z.string())

export const issueSummary = z
  .object({
    id: z.uuid(),
    subject: words,
    status: z
      .enum(ISSUE_STATUSES)
      .describe(
        '`sending` until every mail has come to its end; `failed`: it could not go out when its time came, and waits for somebody.',
      ),
    created_at: moment,
    changed_at: moment,
    changed_by: z.string().describe('Who wrote in it last.'),
    scheduled_for: moment.nullable().describe('When it goes out, or should have.'),
    time_zone: z.string().describe('Where the gallery stands, and by whose clocks it goes out.'),
    sending_at: moment.nullable(),
    audience: z.int().describe('How many had confirmed when it began to go out.'),
    readers: z.int().describe('Whom it was written to so far.'),
    sent: z.int().describe('To whom it has gone out.'),
    left_out: z.int().describe('Who had unsubscribed when their turn came.'),
    failed: z.int().describe('To whom it did not get through, after all tries.'),
  })
  .meta({ id: 'NewsletterIssueSummary' })

export const issue = issueSummary
  .extend({
    version: z.int(),
    body: z.array(z.object({ text: words.optional(), artwork: z.int().optional() })),
    works: z
      .array(
        z.object({
          id: z.int(),
          title: z.string(),
          artist: z.string(),
          picture: picture.nullable(),
          state: z
            .enum([...AVAILABILITIES, 'hidden'])
            .describe('`hidden`: visitors do not see it, and the letter leaves it out.'),
        }),
      )
      .describe('The works in it, in the language of whoever asks.'),
  })
  .meta({ id: 'NewsletterIssue' })

export const readiness = z
  .object({
    lacks: z.array(z.string()).describe('What has to be written before it can go out, such as `subject.en`.'),
    audience: z
      .array(
        z.object({
          locale,
          readers: z.int(),
          gets: locale.describe(
            'The language that these readers get it in: their own, or English where it is missing.',
          ),
        }),
      )
      .describe('Who has confirmed by now, by language.'),
  })
  .meta({ id: 'NewsletterReadiness' })

export const subscriber = z
  .object({
    id: z.string(),
    email: z.string(),
    locale: locale.describe('The language it was asked for in; that of an account of theirs goes before it.'),
    status: z.enum(READER_STATUSES),
    source: z.enum(['footer', 'registration', 'account', 'application']).describe('Where it was asked for last.'),
    requested_at: moment,
    confirmed_at: moment.nullable(),
    ended_at: moment.nullable(),
  })
  .meta({ id: 'NewsletterSubscriber' })

export const reader = subscriber
  .extend({
    consents: z
      .array(
        z.object({
          at: moment,
          kind: z.enum(['asked', 'confirmed', 'unsubscribed', 'forgotten']),
          source: z.string(),
          locale,
          words: z.string().describe('The very words that were agreed to.'),
        }),
      )
      .describe('What they wished and when, the first first; never rewritten.'),
  })
  .meta({ id: 'NewsletterReader' })
