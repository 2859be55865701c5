import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { locale } from '../fields.ts'
import { LOCALES, perLocale } from '../locale.ts'
import { MAIL_PARTS, type MailPart, MAILS, type MailSubject, WORDED_MAILS } from './values.ts'

const mail = z.enum(WORDED_MAILS)
const part = z.enum(Object.keys(MAIL_PARTS) as MailPart[])
const SUBJECTS = Object.keys(MAILS).filter((one) => one !== 'letters') as Exclude<MailSubject, 'letters'>[]

/** Plain text; what it may hold is for the domain to say, so that a fault has its field. */
const textOf = (max: number) => z.string().max(max)
const inParts = <Schema extends z.ZodType>(make: (max: number) => Schema) =>
  z.strictObject(
    Object.fromEntries(Object.entries(MAIL_PARTS).map(([name, max]) => [name, make(max).optional()])) as Record<
      MailPart,
      z.ZodOptional<Schema>
    >,
  )
const perLanguage = (max: number) => z.strictObject(perLocale(() => textOf(max).optional()))
const ofEach = <Schema extends z.ZodType>(schema: Schema) => z.object(perLocale(() => schema))

const words = z
  .object({
    mail,
    version: z.int().describe('0 as long as nobody has changed anything.'),
    places: ofEach(z.array(z.string())).describe('What can stand in braces anywhere in this mail.'),
    parts: z.array(
      z.object({
        part,
        max: z.int(),
        original: ofEach(z.string()),
        needed: ofEach(z.array(z.string())).describe('What has to stand in braces in this part.'),
        changed: z.object(perLocale(() => z.string().optional())),
      }),
    ),
  })
  .meta({ id: 'MailWords' })

const params = z.object({ mail })

/** The words of mails, which whoever runs the gallery can change. */
export const wordEndpoints = {
  'GET /letters/words': {
    summary: 'The mails whose words can be changed, and in which languages they were',
    access: 'admin',
    status: 200,
    reply: z.object({
      mails: z.array(z.object({ mail, subject: z.enum(SUBJECTS), changed: z.array(z.enum(LOCALES)) })),
    }),
  },
  'GET /letters/words/{mail}': {
    summary: 'The words of a mail: as the gallery came with them, and as they were changed',
    access: 'admin',
    params,
    status: 200,
    reply: z.object({ words }),
  },
  'GET /letters/words/{mail}/history': {
    summary: 'The words of a mail each time they were changed, the latest first, 50 at most',
    access: 'admin',
    params,
    status: 200,
    reply: z.object({
      entries: z.array(
        z.object({ entry: z.int(), at: z.iso.datetime(), actor: z.string(), words: inParts(perLanguage) }),
      ),
    }),
  },
  'PUT /letters/words/{mail}': {
    summary: 'Changes the words of a mail; what is left out is as it came. Mails that are written later say so',
    access: 'admin',
    log: 'history',
    params,
    body: z.object({ version: z.int().min(0).max(2_147_483_647), words: inParts(perLanguage) }),
    status: 200,
    reply: z.object({ words }),
  },
  'POST /letters/words/{mail}/preview': {
    summary: 'A mail with these words and made-up facts, as its reader would see it; nothing is saved',
    access: 'admin',
    log: 'nothing',
    params,
    body: z.object({ locale, words: inParts(textOf).default({}) }),
    status: 200,
    reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  },
  'POST /letters/words/{mail}/test': {
    summary: 'Sends such a mail, with the words as they are saved, to whoever asks for it',
    access: 'admin',
    log: { subject: 'letters' },
    params,
    body: z.object({ locale }),
    status: 202,
    reply: z.object({ status: z.literal('queued') }),
  },
} as const satisfies Record<string, Endpoint>
