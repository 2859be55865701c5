import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { locale } from '../fields.ts'
import { BULK_ACTS, MOST_AT_ONCE, MOST_SHOWN_AT_ONCE, SHOWINGS } from './acts-of.ts'
import { kind, listQuery, moment, ofKind, version, words } from './shapes.ts'
import { CONTENT_STATES } from './values.ts'

const number = z.int().min(1).max(2_147_483_647)
const field = line(100)
const change = z.object({
  field: field.describe('A field of the kind, such as price.'),
  locale: locale.optional().describe('Of what is written in languages, which of them.'),
  act: z
    .enum(BULK_ACTS)
    .describe('What holds several can be added to and removed from; an item is known by what is said of it.'),
  value: z.unknown().optional().describe('As the field has it; of what is added or removed a list.'),
})

const place = z.string().describe('Such as price or title.fr.')
const things = z
  .array(
    z.object({
      id: z.int(),
      version: z.int().nullable().describe('The one that was looked at; none of what is not there.'),
      title: words,
      number: z.string().nullable(),
      state: z.enum(CONTENT_STATES).nullable().describe('Where it stood when it was looked at.'),
      outcome: z
        .enum(['changed', 'same', 'refused', 'newer', 'gone'])
        .describe(
          '`same`: it is so already; `refused`: `errors` says why; `newer`: somebody has written since; `gone`: it is not there (any more).',
        ),
      places: z
        .array(z.object({ place, was: z.unknown().optional(), becomes: z.unknown().optional() }))
        .describe('What becomes of it. Long texts are cut short; of lists of parts it is told how many there are.'),
      left: z.array(place).describe('What is not taken back, since somebody has written it anew.'),
      errors: z.record(z.string(), z.array(z.string())).describe('By place; under no place, what is no field’s.'),
    }),
  )
  .describe('In the order of their ids.')
const names = z
  .record(z.string(), words)
  .describe('What named things are called, by kind and key: categories/painting.')
const outcome = z.object({
  bulk: z.uuid().nullable().describe('What the change is known by; none of a preview, or when nothing changed.'),
  things,
  names,
})

/** Many things at once: in their drafts, of which visitors see no difference, or in what visitors see. */
export const bulkEndpoints = {
  'POST /editor/{kind}/changes': {
    summary: `Changes fields of many things, ${MOST_AT_ONCE} at most, or publishes or hides them, ${MOST_SHOWN_AT_ONCE} at most: first as a preview, then of what that has seen`,
    access: 'writer',
    log: 'history',
    params: ofKind,
    body: z.object({
      preview: z.boolean().describe('Whether it only tells what would become of each. Nothing is written then.'),
      ids: z.array(number).min(1).max(MOST_AT_ONCE).optional().describe('For a preview, which things.'),
      query: listQuery.omit({ sort: true }).optional().describe('Or all of a list.'),
      seen: z
        .array(z.object({ id: number, version }))
        .min(1)
        .max(MOST_AT_ONCE)
        .optional()
        .describe('To change them: what the preview has told. Whatever has another version by then is left as it is.'),
      changes: z.array(change).min(1).max(20).optional().describe('One after the other, in the drafts.'),
      show: z.enum(SHOWINGS).optional().describe('Or what visitors are to see of them, instead of changes.'),
    }),
    status: 200,
    reply: outcome,
  },
  'GET /editor/{kind}/changes': {
    summary: 'The changes of many things of a kind, the latest first, 100 at most',
    access: 'staff',
    params: ofKind,
    status: 200,
    reply: z.object({
      changes: z.array(
        z.object({
          bulk: z.uuid(),
          kind,
          actor: z.string(),
          at: moment,
          count: z.int().describe('How many things it changed.'),
          asked: z
            .array(
              z.object({
                ...{ field: z.string(), locale: locale.optional(), act: z.enum(BULK_ACTS) },
                value: z.unknown().optional(),
              }),
            )
            .describe('Values are told like those of places.'),
          show: z.enum(SHOWINGS).nullable().describe('What visitors were to see of them, if it was that.'),
          undoes: z.uuid().nullable().describe('The change that it took back.'),
          is_undone: z.boolean(),
        }),
      ),
      names,
    }),
  },
  'POST /editor/{kind}/changes/{bulk}/undo': {
    summary:
      'Takes a change of many things back: of each, the fields that are still as it left them, or what visitors see of it. It is such a change itself',
    access: 'writer',
    log: 'history',
    params: ofKind.extend({ bulk: z.uuid() }),
    status: 200,
    reply: outcome,
  },
} as const satisfies Record<string, Endpoint>
