import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import { picture } from '../catalogue/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { count } from '../fields.ts'
import { MEDIA_TYPES } from './fields.ts'
import { id, kind, moment, version, words } from './shapes.ts'
import { CONTENT_STATES, FILE_USES } from './values.ts'

const use = z.object({
  kind,
  id: z.int(),
  title: words,
  state: z.enum(CONTENT_STATES),
  is_shown: z.boolean().describe('Whether it stands in what visitors see, or saw before it was hidden.'),
  is_written: z.boolean().describe('Whether it stands in what staff are writing.'),
  is_described: z.boolean().describe('Whether staff have said there what the picture shows.'),
})

const stored = z
  .object({
    id: z.int(),
    file: z.string().describe('The key by which content refers to it.'),
    version: z.int(),
    type: z.enum(MEDIA_TYPES),
    bytes: z.int(),
    changed_at: moment,
    picture: picture.nullable(),
    path: z.string().nullable().describe('Where a film, captions or a document lies, below /storage.'),
    uses: z.int().describe('How many things name it.'),
    used_in: use.pick({ kind: true, id: true, title: true }).nullable().describe('The first of them.'),
  })
  .meta({ id: 'StoredFile' })
const oneFile = z.object({ file: stored })

const some = z.object({ ids: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(100) })

/** Every picture, film, file of captions and document, and what becomes of them. */
export const mediaEndpoints = {
  'GET /editor/media': {
    summary: 'Pictures, films, captions and documents, the latest first',
    access: 'staff',
    query: z.object({
      query: line(100).optional().describe('Words of whatever names it, or a part of its own name.'),
      type: z.enum(MEDIA_TYPES).optional(),
      use: z.enum(FILE_USES).optional(),
      before: id.optional().describe('Where the page before ended.'),
      limit: count({ max: 100, fallback: 48 }),
    }),
    status: 200,
    reply: z.object({
      files: z.array(stored),
      next_before: z.int().nullable(),
      count: z.int().describe('How many there are, counted up to 1,000.'),
      is_count_whole: z.boolean(),
    }),
  },
  'GET /editor/media/{id}': {
    summary: 'One of them, and what names it',
    access: 'staff',
    params: z.object({ id }),
    status: 200,
    reply: z.object({ file: stored, uses: z.array(use).describe('200 at most.') }),
  },
  'POST /editor/media/{id}/replacement': {
    summary: 'Shows another file in its place wherever it is named, at once; what was there is kept under another name',
    access: 'editor',
    log: 'history',
    params: z.object({ id }),
    body: z.object({ version, file: line(200).describe('What stands in its place, as it was taken in.') }),
    status: 200,
    reply: oneFile.extend({ former: z.string().describe('Under which name the former one is kept.') }),
  },
  'POST /editor/media/removal': {
    summary: 'Puts files into the trash that nothing names; the others stay',
    access: 'editor',
    log: 'history',
    body: some,
    status: 200,
    reply: z.object({ removed: z.array(z.int()) }),
  },
  'POST /editor/media/restoration': {
    summary: 'Brings files back out of the trash',
    access: 'editor',
    log: 'history',
    body: some,
    status: 200,
    reply: z.object({ restored: z.array(z.int()) }),
  },
} as const satisfies Record<string, Endpoint>
