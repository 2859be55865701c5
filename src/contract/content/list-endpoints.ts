import { z } from 'zod'

import { line, requiredLine } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, file } from '../fields.ts'
import { entry, found, kind, lack, listQuery, moment, ofKind, view, words } from './shapes.ts'
import { DEAD_REASONS, VISITED_KINDS } from './values.ts'

const visited = z.enum(VISITED_KINDS)

const isFilled = z
  .boolean()
  .describe('False for some minutes after an upgrade: what was there before may not be found, or stand first.')

/** Where staff look for what there is. Reading is for all staff: sales read the whole catalogue. */
export const listEndpoints = {
  'GET /editor/find': {
    summary:
      'Whatever staff may look up by a name or a number: works, artists and the like; for sales people and orders too',
    access: 'staff',
    query: z.object({ query: requiredLine(100) }),
    status: 200,
    reply: z.object({ found: z.array(found) }),
  },
  'GET /editor/views': {
    summary: 'The lists that one has saved',
    access: 'staff',
    status: 200,
    reply: z.object({ views: z.array(view) }),
  },
  'POST /editor/views': {
    summary: 'Saves a list under a name; the same name again is written over',
    access: 'staff',
    log: { subject: 'content', keeps: ['kind', 'name'] },
    body: z.object({ kind, name: requiredLine(60), query: line(1000) }),
    status: 201,
    reply: z.object({ view }),
  },
  'DELETE /editor/views/{view}': {
    summary: 'Forgets a saved list',
    access: 'staff',
    log: { subject: 'content' },
    params: z.object({ view: z.uuid() }),
    status: 200,
    reply: z.object({ status: z.literal('forgotten') }),
  },
  'GET /editor/numbers/next': {
    summary: 'An inventory number that follows the last one',
    access: 'editor',
    status: 200,
    reply: z.object({ number: z.string() }),
  },
  'GET /editor/upkeep': {
    summary: 'What could be better, counted by kind, and what is to appear or to go by itself, the next first',
    access: 'staff',
    status: 200,
    reply: z.object({
      is_filled: isFilled,
      lacks: z.array(z.object({ kind, lack, count: z.int() })),
      scheduled: z
        .array(z.object({ kind, id: z.int(), title: words, act: z.enum(['publish', 'hide']), at: moment }))
        .describe('200 at most.'),
    }),
  },
  'GET /editor/upkeep/links': {
    summary: 'The links on the site that lead nowhere, with where they stand, and how far asking them is',
    access: 'staff',
    status: 200,
    reply: z.object({
      checked_at: moment.nullable().describe('When all of them were asked last.'),
      is_checking: z.boolean().describe('Whether they are being asked because somebody wanted it.'),
      total: z.int().describe('How many addresses the site leads to.'),
      asked: z.int().describe('How many of them were asked since somebody wanted it.'),
      unasked: z.int().describe('How many could not be asked: refused, busy, out of reach.'),
      links: z
        .array(
          z.object({
            address: z.string().describe('From the slash on where it is of this site.'),
            reason: z.enum(DEAD_REASONS).describe('The status of the answer, or that there is no such name.'),
            asked_at: moment.nullable(),
            places: z
              .array(z.object({ kind, id: z.int(), title: words, path: z.string() }))
              .describe('The fields that lead there, such as `body.fr`.'),
          }),
        )
        .describe('200 at most.'),
    }),
  },
  'POST /editor/upkeep/links/check': {
    summary: 'Has all links asked anew, soon',
    access: 'editor',
    log: { subject: 'content' },
    status: 202,
    reply: z.object({ status: z.literal('queued') }),
  },
  'GET /editor/upkeep/unreached': {
    summary: 'The pages that no visitor has opened of late, counted by kind, and those that have been online longest',
    access: 'staff',
    status: 200,
    reply: z.object({
      since: z.iso.date().describe('90 days ago, or when counting began.'),
      is_since_begun: z.boolean().describe('Whether counting began later than 90 days ago.'),
      kinds: z.array(z.object({ kind: visited, total: z.int(), unreached: z.int() })),
      things: z
        .array(
          z.object({
            kind: visited,
            id: z.int(),
            title: words,
            place: z.string().describe('Where its page is, without a language.'),
            published_at: moment.nullable(),
          }),
        )
        .describe('200 at most, the first published first.'),
    }),
  },
  'GET /editor/{kind}': {
    summary: 'What there is of a kind, whether visitors see it or not',
    access: 'staff',
    params: ofKind,
    query: listQuery.extend({
      cursor: z.string().max(500).optional().describe('Where the page before ended.'),
      limit: count({ max: 100, fallback: 50 }),
    }),
    status: 200,
    reply: z.object({
      items: z.array(entry),
      next_cursor: z.string().nullable(),
      count: z.int().describe('How many there are, counted up to 1,000.'),
      is_count_whole: z.boolean(),
      is_filled: isFilled,
    }),
  },
  'GET /editor/{kind}/table.csv': {
    summary: 'The same list as a table for spreadsheets, without pages',
    access: 'staff',
    params: ofKind,
    query: listQuery,
    status: 200,
    media: 'text/csv',
    reply: file,
  },
  'GET /editor/{kind}/trash': {
    summary: 'What was removed, the latest first, 100 at most',
    access: 'writer',
    params: ofKind,
    status: 200,
    reply: z.object({
      removed: z.array(z.object({ id: z.int(), key: z.string(), title: words, at: moment, actor: z.string() })),
    }),
  },
} as const satisfies Record<string, Endpoint>
