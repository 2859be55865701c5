import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { LONGEST_MESSAGE } from '../enquiries/values.ts'
import { locale, paragraphs } from '../fields.ts'
import { LETTER_OBSTACLES, MOST_WRITTEN_TO } from './values.ts'

const obstacle = z.enum(LETTER_OBSTACLES)

const isEachOnce = z.refine<{ contact: string }[]>(
  (people) => new Set(people.map(({ contact }) => contact)).size === people.length,
)

const recipient = z
  .object({
    contact: z.uuid(),
    name: z.string().describe('What stands for `{name}` in their letter.'),
    email: z.string().nullable(),
    locale,
    obstacle: obstacle.nullable().describe('Why they would get none.'),
  })
  .meta({ id: 'LetterRecipient' })

const letter = z.object({
  key: z.uuid().describe('What the sender calls it: the same one again is the same letters.'),
  artwork: z.int().min(1).max(2_147_483_647),
  texts: z
    .partialRecord(locale, paragraphs(LONGEST_MESSAGE))
    .refine((texts) => Object.values(texts).some((text) => text !== ''))
    .describe('What it says in each language; who has another one gets the first of these. `{name}` is filled in.'),
  price: z
    .number()
    .min(1)
    .max(1_000_000)
    .multipleOf(0.01)
    .nullable()
    .default(null)
    .describe('Euros: a private offer for each; null for a letter without a price.'),
  valid_until: z.iso
    .date()
    .refine((day) => day >= '2000-01-01')
    .nullable()
    .default(null)
    .describe('The last day on which the offers hold; needed with a price.'),
  people: z
    .array(
      z.object({
        contact: z.uuid(),
        in_spite: z.boolean().default(false).describe('Although they ended the newsletter, or were erased once.'),
      }),
    )
    .min(1)
    .max(MOST_WRITTEN_TO)
    .check(isEachOnce),
})

const looked = letter.omit({ key: true, people: true }).extend({ contact: z.uuid() })

/** One work, offered to several people with a letter each. */
export const contactLetterEndpoints = {
  'POST /sales/contacts/recipients': {
    summary: 'How people would be written to, in this order, and who would not be and why',
    access: 'sales',
    log: 'nothing',
    body: z.object({ people: z.array(z.uuid()).min(1).max(MOST_WRITTEN_TO) }),
    status: 200,
    reply: z.object({ recipients: z.array(recipient) }),
  },
  'POST /sales/contacts/letters': {
    summary: 'Writes to several people about a work: a thread, a mail and, if there is a price, an offer for each',
    access: 'sales',
    log: { subject: 'contacts', keeps: ['artwork', 'price', 'valid_until'] },
    body: letter,
    status: 201,
    reply: z.object({
      threads: z.array(z.object({ contact: z.uuid(), enquiry: z.string() })),
      left_out: z.array(z.object({ contact: z.uuid(), obstacle })),
    }),
  },
  'POST /sales/contacts/letters/preview': {
    summary: 'The mail that one of them would get, as its reader would see it; nothing is done',
    access: 'sales',
    log: 'nothing',
    body: looked,
    status: 200,
    reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  },
} as const satisfies Record<string, Endpoint>

export type NewLetter = z.output<typeof letter>
export type LookedLetter = z.output<typeof looked>
export type Recipient = z.output<typeof recipient>
