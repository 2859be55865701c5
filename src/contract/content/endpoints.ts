import { z } from 'zod'

import { line, requiredLine } from '../accounts/shapes.ts'
import { artist, artwork, artworkCard, picture } from '../catalogue/shapes.ts'
import { AVAILABILITIES } from '../catalogue/values.ts'
import type { Endpoint } from '../endpoint.ts'
import { count, file, locale } from '../fields.ts'
import { LOCALES } from '../locale.ts'
import { CONTENT_ACTS, CONTENT_SORTS, CONTENT_STATES, EDITED_KINDS, LACKS } from './values.ts'

const kind = z.enum(EDITED_KINDS)
const id = z.coerce.number().int().min(1).max(2_147_483_647)
const ofKind = z.object({ kind })
const params = z.object({ kind, id })
const version = z.int().min(1).describe('The version that was changed: should another one be there, nothing happens.')
const versionInQuery = z.object({ version: z.coerce.number().int().min(1) })
const moment = z.iso.datetime()
const draft = z
  .record(z.string(), z.unknown())
  .describe('Its fields, as the kind has them; texts by language. What is wrong is told by its path, such as title.fr.')
const words = z.partialRecord(locale, z.string())

const item = z
  .object({
    kind,
    id: z.int(),
    key: z.string().describe('What it is known by for ever.'),
    version: z.int(),
    state: z.enum(CONTENT_STATES),
    draft,
    published: draft.nullable().describe('What visitors see, or saw before it was hidden.'),
    languages: z.array(locale).describe('Those that visitors see.'),
    lacks: z.array(z.enum([...LOCALES, ...LACKS])).describe('What it could be better with.'),
    published_at: moment.nullable(),
    changed_at: moment,
    publish_at: moment.nullable().describe('When it is published by itself.'),
    hide_at: moment.nullable().describe('When it is hidden by itself.'),
    availability: z.enum(AVAILABILITIES).nullable().describe('Of a work.'),
    address: z.string().nullable().describe('The page that shows it to visitors, without a language.'),
    names: z
      .record(z.string(), words)
      .describe('What the things that it refers to are called, by kind and key: artists/ines-corval.'),
    pictures: z.record(z.string(), picture).describe('The pictures that it refers to, by the key of their file.'),
  })
  .meta({ id: 'ContentItem' })
const oneItem = z.object({ item })

const entry = z
  .object({
    id: z.int(),
    key: z.string(),
    state: z.enum(CONTENT_STATES),
    title: words,
    languages: z.array(locale),
    lacks: z.array(z.enum([...LOCALES, ...LACKS])),
    changed_at: moment,
    publish_at: moment.nullable(),
    picture: picture.nullable(),
    number: z.string().nullable().describe('The inventory number of a work.'),
    artist: words.nullable(),
    year: z.int().nullable(),
    price: z.number().nullable().describe('In euros, whether visitors see it or not.'),
    availability: z.enum(AVAILABILITIES).nullable(),
  })
  .meta({ id: 'ContentEntry' })

const key = line(100).optional()
const listQuery = z.object({
  query: line(100).optional().describe('Words of its title, its artist or its number, or the beginning of them.'),
  state: z.enum(CONTENT_STATES).optional(),
  lacks: z.enum([...LOCALES, ...LACKS]).optional(),
  artist: key,
  series: key,
  category: key,
  technique: key,
  availability: z.enum(AVAILABILITIES).optional(),
  sort: z.enum(CONTENT_SORTS).default('changed'),
})

const view = z.object({
  id: z.uuid(),
  kind,
  name: z.string(),
  query: z.string().describe('The part of the address behind the question mark.'),
})

const found = z.object({
  type: z.enum([...EDITED_KINDS, 'people', 'orders']),
  id: z.string(),
  name: z.string(),
  detail: z.string(),
})

/** What staff write, and how it reaches visitors. Reading is for all staff: sales read the whole catalogue. */
export const contentEndpoints = {
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
    body: z.object({ kind, name: requiredLine(60), query: line(1000) }),
    status: 201,
    reply: z.object({ view }),
  },
  'DELETE /editor/views/{view}': {
    summary: 'Forgets a saved list',
    access: 'staff',
    params: z.object({ view: z.uuid() }),
    status: 200,
    reply: z.object({ status: z.literal('forgotten') }),
  },
  'POST /editor/pictures': {
    summary: 'Takes in a picture, sent as the file `file` of a form; the same bytes twice are one picture',
    access: 'editor',
    form: z.object({ file: z.unknown().meta({ type: 'string', format: 'binary' }) }),
    status: 201,
    reply: z.object({
      file: z.string().describe('The key by which content refers to it.'),
      picture,
      colors: z.array(z.string()).describe('What it is mostly made of, by name.'),
    }),
  },
  'GET /editor/numbers/next': {
    summary: 'An inventory number that follows the last one',
    access: 'editor',
    status: 200,
    reply: z.object({ number: z.string() }),
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
      is_filled: z
        .boolean()
        .describe('False for some minutes after an upgrade: what was there before may not be found, or stand first.'),
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
  'POST /editor/{kind}': {
    summary: 'Begins something new, of nothing or as a copy; nobody but staff sees it',
    access: 'editor',
    params: ofKind,
    body: z.object({ draft: draft.default({}), copy_of: z.int().min(1).optional() }),
    status: 201,
    reply: oneItem,
  },
  'GET /editor/{kind}/trash': {
    summary: 'What was removed, the latest first, 100 at most',
    access: 'editor',
    params: ofKind,
    status: 200,
    reply: z.object({
      removed: z.array(z.object({ id: z.int(), key: z.string(), title: words, at: moment, actor: z.string() })),
    }),
  },
  'POST /editor/{kind}/trash/{id}': {
    summary: 'Brings back what was removed, as a draft',
    access: 'editor',
    params,
    status: 201,
    reply: oneItem,
  },
  'GET /editor/{kind}/{id}': {
    summary: 'One thing, as staff write it and as visitors see it',
    access: 'staff',
    params,
    status: 200,
    reply: oneItem,
  },
  'DELETE /editor/{kind}/{id}': {
    summary: 'Puts a thing into the trash; a work that a collector had to do with is hidden instead',
    access: 'editor',
    params,
    query: versionInQuery,
    status: 200,
    reply: z.object({ outcome: z.enum(['removed', 'hidden']) }),
  },
  'PUT /editor/{kind}/{id}/draft': {
    summary:
      'Writes what staff are writing; visitors see no difference. When it was changed since, `errors` names the fields',
    access: 'editor',
    params,
    body: z.object({ version, draft }),
    status: 200,
    reply: oneItem,
  },
  'POST /editor/{kind}/{id}/publication': {
    summary: 'Shows visitors the draft, in these languages or in all',
    access: 'editor',
    params,
    body: z.object({ version, languages: z.array(locale).min(1).optional() }),
    status: 200,
    reply: oneItem,
  },
  'DELETE /editor/{kind}/{id}/publication': {
    summary: 'Takes a thing off the wall',
    access: 'editor',
    params,
    query: versionInQuery,
    status: 200,
    reply: oneItem,
  },
  'PUT /editor/{kind}/{id}/schedule': {
    summary: 'Says when a thing is published or hidden by itself, to the minute; null: not at all',
    access: 'editor',
    params,
    body: z.object({ version, publish_at: moment.nullable(), hide_at: moment.nullable() }),
    status: 200,
    reply: oneItem,
  },
  'POST /editor/{kind}/{id}/reversion': {
    summary: 'Makes what visitors see the draft again',
    access: 'editor',
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
    access: 'editor',
    params,
    body: z.object({ version, entry: z.int().min(1) }),
    status: 200,
    reply: oneItem,
  },
  'POST /editor/{kind}/{id}/preview': {
    summary: 'Makes a private link to the page as visitors would see it, good for a week',
    access: 'editor',
    params,
    status: 201,
    reply: z.object({ path: z.string().describe('Without a language.') }),
  },
  'GET /previews/{token}': {
    summary: 'What such a link shows: the draft, as visitors would see it if it were published now',
    params: z.object({ token: z.string().max(200) }),
    status: 200,
    reply: z.union([
      z.object({ kind: z.literal('artworks'), artwork, other_works: z.array(artworkCard) }),
      z.object({ kind: z.literal('artists'), artist }),
    ]),
  },
} as const satisfies Record<string, Endpoint>
