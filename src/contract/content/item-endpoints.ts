import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import { picture } from '../catalogue/shapes.ts'
import { AVAILABILITIES } from '../catalogue/values.ts'
import type { Endpoint } from '../endpoint.ts'
import { locale } from '../fields.ts'
import { draft, moment, ofKind, oneItem, params, storedFile, version, versionInQuery } from './shapes.ts'

/** What staff write, and how it reaches visitors. */
export const itemEndpoints = {
  'POST /editor/pictures': {
    summary: 'Takes in a picture, sent as the file `file` of a form; the same bytes twice are one picture',
    access: 'editor',
    log: 'history',
    form: z.object({ file: z.unknown().meta({ type: 'string', format: 'binary' }) }),
    status: 201,
    reply: z.object({
      file: z.string().describe('The key by which content refers to it.'),
      picture,
      colors: z.array(z.string()).describe('What it is mostly made of, by name.'),
    }),
  },
  'POST /editor/files': {
    summary:
      'Takes in a film, captions or a document, sent as the file `file` of a form; the same bytes twice are one file',
    access: 'editor',
    log: 'history',
    form: z.object({ file: z.unknown().meta({ type: 'string', format: 'binary' }) }),
    status: 201,
    reply: z.object({
      file: z.string().describe('The key by which content refers to it.'),
      type: z.enum(['film', 'captions', 'document']).describe('What its bytes say that it is.'),
      ...storedFile.shape,
    }),
  },
  'POST /editor/{kind}': {
    summary: 'Begins something new, of nothing or as a copy; nobody but staff sees it',
    access: 'writer',
    log: 'history',
    params: ofKind,
    body: z.object({
      draft: draft.default({}),
      copy_of: z.int().min(1).optional(),
      key: line(100)
        .optional()
        .describe('What it is to be known by for ever, for a page its address; without one it is made of its title.'),
    }),
    status: 201,
    reply: oneItem,
  },
  'POST /editor/{kind}/trash/{id}': {
    summary: 'Brings back what was removed, as a draft',
    access: 'writer',
    log: 'history',
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
    access: 'writer',
    log: 'history',
    params,
    query: versionInQuery,
    status: 200,
    reply: z.object({ outcome: z.enum(['removed', 'hidden']) }),
  },
  'PUT /editor/{kind}/{id}/draft': {
    summary:
      'Writes what staff are writing; visitors see no difference. When it was changed since, `errors` names the fields',
    access: 'writer',
    log: 'history',
    params,
    body: z.object({ version, draft }),
    status: 200,
    reply: oneItem,
  },
  'POST /editor/{kind}/{id}/publication': {
    summary: 'Shows visitors the draft, in these languages or in all',
    access: 'writer',
    log: 'history',
    params,
    body: z.object({ version, languages: z.array(locale).min(1).optional() }),
    status: 200,
    reply: oneItem,
  },
  'DELETE /editor/{kind}/{id}/publication': {
    summary: 'Takes a thing off the wall',
    access: 'writer',
    log: 'history',
    params,
    query: versionInQuery,
    status: 200,
    reply: oneItem,
  },
  'PUT /editor/artworks/{id}/availability': {
    summary: 'Says whether a work can be bought, at once; one that a collector has bought here stays sold',
    access: 'staff',
    log: 'history',
    params: params.pick({ id: true }),
    body: z.object({
      availability: z.enum(AVAILABILITIES),
      seen: z
        .enum(AVAILABILITIES)
        .describe('What it was when it was looked at: should it be another, nothing happens.'),
    }),
    status: 200,
    reply: oneItem,
  },
  'PUT /editor/{kind}/{id}/schedule': {
    summary: 'Says when a thing is published or hidden by itself, to the minute; null: not at all',
    access: 'writer',
    log: 'history',
    params,
    body: z.object({ version, publish_at: moment.nullable(), hide_at: moment.nullable() }),
    status: 200,
    reply: oneItem,
  },
} as const satisfies Record<string, Endpoint>
