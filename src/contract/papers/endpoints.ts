import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import { listQuery } from '../content/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { country, file, locale, paragraphs } from '../fields.ts'
import {
  CONDITIONS,
  CUSTOMS_CODES,
  EXPORT_REASONS,
  INCOTERMS,
  LABEL_FORMATS,
  MOST_LABELS,
  MOST_WORKS,
  PAPER_DAYS,
  PAPER_KINDS,
  SHOWN_PAPERS,
} from './values.ts'

const id = z.int().min(1).max(2_147_483_647)
const mostWorks = Math.max(...Object.values(MOST_WORKS))
const key = z.uuid().describe('Made by the caller: asked for twice under the same key, it is the same paper.')

const paper = z
  .object({
    id: z.uuid(),
    kind: z.enum(PAPER_KINDS),
    locale,
    name: z.string().describe('What it is saved as.'),
    state: z.enum(['waiting', 'ready', 'failed']),
    made_at: z.iso.datetime(),
    until: z.iso.datetime().describe('Then it is forgotten.'),
  })
  .meta({ id: 'MadePaper' })

const params = z.object({ paper: z.uuid() })
const reply = z.object({ paper })
const asked = { access: 'sales', log: 'nothing', status: 202, reply } as const

/** Papers for the wall, for clients and for customs, drawn by a job and kept for whoever asked. */
export const paperEndpoints = {
  'POST /editor/papers': {
    summary:
      'Asks for a tear sheet, wall labels, a price list or an artist’s curriculum, of what visitors see or saw last; hidden works too, drafts not',
    access: 'staff',
    log: 'nothing',
    body: z.object({
      key,
      kind: z.enum(SHOWN_PAPERS),
      locale,
      works: z.array(id).min(1).max(mostWorks).optional().describe('In the order in which they are to stand; or:'),
      query: listQuery.optional().describe('All of a list of works, in its order; or:'),
      without: z.array(id).max(mostWorks).default([]).describe('Of that list, what is left out.'),
      exhibition: id.optional().describe('The works of an exhibition, as they hang.'),
      artist: id.optional().describe('For a curriculum.'),
      prices: z.boolean().default(true).describe('Whether prices are told; of works whose price is asked for none is.'),
      format: z.enum(LABEL_FORMATS).default('a4-21').describe('Which labels.'),
      first: z.int().min(1).max(MOST_LABELS).default(1).describe('The first label of the sheet that is still there.'),
      every_language: z
        .boolean()
        .default(false)
        .describe('A label in each language that the gallery writes in, instead of the one.'),
    }),
    status: 202,
    reply,
  },
  'POST /sales/papers/customs': {
    ...asked,
    summary: 'Asks for the packing list or the pro-forma invoice of an order',
    body: z.object({
      key,
      kind: z.enum(['packing-list', 'pro-forma']),
      locale,
      order: z.string().max(40).describe('Its number.'),
      incoterm: z.enum(INCOTERMS).default('DAP'),
      reason: z.enum(EXPORT_REASONS).default('sale'),
      origin: country.optional().describe('Where the works were made; unless it is said, the gallery’s country.'),
      codes: z
        .array(z.object({ work: id, code: z.enum(CUSTOMS_CODES) }))
        .max(100)
        .default([])
        .describe('What customs call works that are not what their kind suggests.'),
      packages: z.int().min(1).max(1000).optional(),
      gross_weight: z.number().min(0.01).max(100_000).optional().describe('Kilograms, with everything around.'),
      note: paragraphs(1000).default(''),
    }),
  },
  'POST /sales/papers/condition': {
    ...asked,
    summary: 'Asks for the condition report of a work, with its pictures and what was seen',
    body: z.object({
      key,
      locale,
      work: id,
      day: z.iso.date(),
      inspector: line(200),
      place: line(200).default(''),
      condition: z.enum(CONDITIONS),
      remarks: paragraphs(5000).default(''),
      photographs: z
        .array(z.string().max(300))
        .max(12)
        .default([])
        .describe('Pictures of the library, by their keys, besides those of the work.'),
    }),
  },
  'GET /editor/papers': {
    summary: `The papers that one has asked for in the last ${PAPER_DAYS} days, the latest first, 30 at most`,
    access: 'staff',
    status: 200,
    reply: z.object({ papers: z.array(paper) }),
  },
  'GET /editor/papers/{paper}': {
    summary: 'One of them, and whether it is drawn',
    access: 'staff',
    params,
    status: 200,
    reply,
  },
  'GET /editor/papers/{paper}/file': {
    summary: 'One of them as a PDF',
    access: 'staff',
    params,
    status: 200,
    media: 'application/pdf',
    reply: file,
  },
} as const satisfies Record<string, Endpoint>
