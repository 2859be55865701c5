import { z } from 'zod'

import { artist, artwork, artworkCard, exhibition, news, press, series } from '../catalogue/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { page } from '../gallery/shapes.ts'
import { id, draft, moment, oneItem, params, version } from './shapes.ts'
import { CONTENT_ACTS, PREVIEWED_KINDS } from './values.ts'

const until = moment.describe('How long the link holds.')

/** What a thing was, and what it would be. */
export const historyEndpoints = {
  'POST /editor/{kind}/{id}/reversion': {
    summary: 'Makes what visitors see the draft again',
    access: 'writer',
    log: 'history',
    params,
    body: z.object({ version }),
    status: 200,
    reply: oneItem,
  },
  'GET /editor/{kind}/{id}/history': {
    summary: 'What happened to a thing, the latest first, 50 a page; the saves of one sitting are one entry',
    access: 'staff',
    params,
    query: z.object({
      before: z.coerce.number().int().min(1).optional().describe('The entry that the page before ended with.'),
    }),
    status: 200,
    reply: z.object({
      entries: z.array(
        z.object({
          entry: z.int(),
          version: z.int(),
          act: z.enum(CONTENT_ACTS),
          actor: z.string(),
          at: moment,
          fields: z.array(z.string()).describe('What is different since the entry before, such as title.fr.'),
          bulk: z.uuid().nullable().describe('The change of many things that it was a part of.'),
        }),
      ),
      next_before: z.int().nullable(),
    }),
  },
  'GET /editor/{kind}/{id}/history/{entry}': {
    summary: 'The draft as it was then',
    access: 'staff',
    params: params.extend({ entry: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    status: 200,
    reply: z.object({ draft }),
  },
  'POST /editor/{kind}/{id}/restoration': {
    summary: 'Brings a former draft back, as the draft',
    access: 'writer',
    log: 'history',
    params,
    body: z.object({ version, entry: z.int().min(1) }),
    status: 200,
    reply: oneItem,
  },
  'POST /editor/{kind}/{id}/preview': {
    summary:
      'Makes a private link to the page as visitors would see it, good for a week. What could not be published yet is refused',
    access: 'writer',
    log: { subject: 'content' },
    params: z.object({ kind: z.enum(PREVIEWED_KINDS), id }),
    status: 201,
    reply: z.object({ path: z.string().describe('Without a language.') }),
  },
  'GET /previews/{token}': {
    summary: 'What such a link shows: the draft, as visitors would see it if it were published now',
    params: z.object({ token: z.string().max(200) }),
    status: 200,
    reply: z.union([
      z.object({ kind: z.literal('artworks'), until, artwork, other_works: z.array(artworkCard) }),
      z.object({ kind: z.literal('artists'), until, artist }),
      z.object({ kind: z.literal('series'), until, artist, series }),
      z.object({ kind: z.literal('exhibitions'), until, exhibition }),
      z.object({ kind: z.literal('news'), until, news }),
      z.object({ kind: z.literal('press'), until, press }),
      z.object({ kind: z.literal('pages'), until, page }),
    ]),
  },
} as const satisfies Record<string, Endpoint>
