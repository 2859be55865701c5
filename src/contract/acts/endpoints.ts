import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import { words } from '../content/shapes.ts'
import { CONTENT_ACTS } from '../content/values.ts'
import type { Endpoint } from '../endpoint.ts'
import { file } from '../fields.ts'
import { ACT_SUBJECTS } from './log.ts'

const wanted = z.object({
  person: z.uuid().optional().describe('Whose acts.'),
  subject: z.enum(ACT_SUBJECTS).optional(),
  thing: line(100).optional().describe('What they were about, such as the number of an order, or `artworks/12`.'),
  from: z.iso.date().optional().describe('From this day of the gallery on.'),
  until: z.iso.date().optional().describe('Until the end of this one.'),
})

const change = z.object({
  place: z.string().describe('Such as `title.fr` or `order.status`.'),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

const act = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    person: z.uuid(),
    actor: z.string(),
    subject: z.enum(ACT_SUBJECTS),
    call: z.string().nullable().describe('The call of this API; null where the history of content tells it.'),
    thing: z.string(),
    title: words.nullable(),
    content: z.object({ kind: z.string(), id: z.int(), act: z.enum(CONTENT_ACTS) }).nullable(),
    state: z.enum(['done', 'refused', 'broken-off']).describe('`broken-off`: nobody knows whether it was done.'),
    refusal: z.string().nullable().describe('The code of the error that it was refused with.'),
    asked: z.record(z.string(), z.unknown()).describe('What is kept of what was asked for.'),
    changes: z.array(change).describe('What became different by it.'),
  })
  .meta({ id: 'StaffAct' })

/** What staff did. */
export const actEndpoints = {
  'GET /acts': {
    summary: 'What staff did, the latest first, 50 a page; never rewritten',
    access: 'admin',
    query: wanted.extend({
      before: z
        .string()
        .regex(/^\d{1,17}-[ac]-\d{1,18}$/)
        .optional()
        .describe('The act that the page before ended with.'),
    }),
    status: 200,
    reply: z.object({ acts: z.array(act), next_before: z.string().nullable() }),
  },
  'GET /acts.csv': {
    summary: 'The same as a table, all of it',
    access: 'admin',
    log: { subject: 'staff' },
    query: wanted,
    status: 200,
    media: 'text/csv',
    reply: file,
  },
} as const satisfies Record<string, Endpoint>
