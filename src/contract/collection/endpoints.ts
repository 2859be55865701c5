import { z } from 'zod'

import { certificateNumber } from '../certificates/endpoints.ts'
import type { Endpoint } from '../endpoint.ts'
import { file, locale } from '../fields.ts'
import { collectedWork, collectionSum, describedWork, ownerWords } from './shapes.ts'

const params = z.object({ work: z.uuid() })
const version = z.int().min(0).max(2_147_483_647).describe('That was read; another one by now is a conflict.')
const done = z.object({ status: z.literal('done') })
const work = z.object({ work: collectedWork })
const query = z.object({ locale: locale.optional().describe('For plain links, which carry no header.') })

/** The works that somebody owns, for themselves alone: what they say of them, photographs, a paper and a table of all. */
export const collectionEndpoints = {
  'GET /account/collection': {
    summary: 'The works that one owns, certified here or added by hand, the latest first, and what they are worth',
    access: 'user',
    status: 200,
    reply: z.object({ works: z.array(collectedWork), sum: collectionSum }),
  },
  'POST /account/collection': {
    summary: 'Adds a work by hand; the same key again is the same work',
    access: 'user',
    body: describedWork.extend({ key: z.uuid() }),
    status: 201,
    reply: work,
  },
  'PUT /account/collection/{work}': {
    summary: 'Describes such a work anew',
    access: 'user',
    params,
    body: describedWork.extend({ version }),
    status: 200,
    reply: work,
  },
  'DELETE /account/collection/{work}': {
    summary: 'Takes such a work out; for a day it can be brought back',
    access: 'user',
    params,
    status: 200,
    reply: done,
  },
  'POST /account/collection/{work}/restoration': {
    summary: 'Brings it back',
    access: 'user',
    params,
    status: 200,
    reply: work,
  },
  'POST /account/collection/{work}/photo': {
    summary: 'Gives such a work a photograph in place of the former one, sent in a form; it is made smaller',
    access: 'user',
    params,
    form: z.object({ file: z.unknown().meta({ type: 'string', format: 'binary' }) }),
    status: 201,
    reply: work,
  },
  'GET /account/collection/{work}/photo': {
    summary: 'Its photograph',
    access: 'user',
    params,
    status: 200,
    media: 'image/jpeg',
    reply: file,
  },
  'DELETE /account/collection/{work}/photo': {
    summary: 'Removes its photograph',
    access: 'user',
    params,
    status: 200,
    reply: work,
  },
  'PUT /account/certificates/{certificate}/notes': {
    summary:
      'What the owner of a certified work says of it, for themselves; whoever takes it over gets nothing of this',
    access: 'user',
    params: z.object({ certificate: certificateNumber }),
    body: ownerWords.extend({ version }),
    status: 200,
    reply: work,
  },
  'GET /account/collection.pdf': {
    summary: 'The whole collection as one paper, for an insurer',
    access: 'user',
    query,
    status: 200,
    media: 'application/pdf',
    reply: file,
  },
  'GET /account/collection.csv': {
    summary: 'The whole collection as a table',
    access: 'user',
    query,
    status: 200,
    media: 'text/csv',
    reply: file,
  },
} as const satisfies Record<string, Endpoint>
