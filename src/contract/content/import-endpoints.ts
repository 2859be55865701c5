import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { moment } from './shapes.ts'
import {
  CELL_FORMATS,
  EMPTIES,
  ENCODINGS,
  FAILURES,
  IMPORT_STATUSES,
  IMPORT_SUBJECTS,
  LINE_ACTS,
  LINE_FAULTS,
  TABLE_TROUBLES,
} from './values.ts'

const format = z.enum(CELL_FORMATS)
const column = z.object({
  header: z.string(),
  samples: z.array(z.string()).describe('The first cells that are not empty, three at most.'),
  target: z.string().nullable().describe('The field that it is brought into, such as title_en; null: none.'),
  format: format.nullable().describe('How its numbers or days are written; null where that is none or unknown.'),
  question: z
    .object({ cell: z.string(), meanings: z.array(z.object({ format, meaning: z.string() })) })
    .nullable()
    .describe('Of a cell that can be read in several ways, if all of the column can: somebody has to say which.'),
})

const count = z.int().min(0)
const summary = z.object({
  id: z.uuid(),
  subject: z.enum(IMPORT_SUBJECTS),
  name: z.string().describe('What the file is called.'),
  status: z.enum(IMPORT_STATUSES),
  actor: z.string(),
  changed_at: moment,
  report: z
    .object({
      create: count,
      change: count,
      same: count,
      skip: count,
      mark: z.string().describe('What was seen: applying names it.'),
      is_outdated: z.boolean().describe('Somebody has changed things since it was seen last, so nothing was done.'),
    })
    .nullable(),
})

const whole = summary
  .extend({
    failure: z.enum(FAILURES).nullable().describe('Why the gallery could not do it.'),
    progress: z.object({ done: count, total: count }).nullable().describe('Of the job that is at it.'),
    table: z
      .object({
        encoding: z.enum(ENCODINGS),
        separator: z.string(),
        empties: z.enum(EMPTIES).describe('Whether an empty cell leaves what is there, or empties it.'),
        lines: count,
        trouble: z.object({ word: z.enum(TABLE_TROUBLES), line: z.int(), max: z.int().nullable() }).nullable(),
        columns: z.array(column),
      })
      .nullable()
      .describe('Of an archive there is none.'),
  })
  .meta({ id: 'ContentImport' })

const line = z.object({
  line: z
    .int()
    .describe('Where it begins in the file; of a picture, its place in the archive; of a gallery, in the report.'),
  act: z.enum(LINE_ACTS),
  name: z.string().describe('What the thing is called, or the picture; of a gallery, the file.'),
  faults: z.array(
    z.object({
      column: z.string().nullable().describe('The field, such as title_en.'),
      word: z.enum(LINE_FAULTS),
      values: z
        .record(z.string(), z.union([z.string(), z.number()]))
        .describe('What the word is about; of a gallery also `at`, the line in the file.'),
    }),
  ),
})

const params = z.object({ import: z.uuid() })
const reply = z.object({ import: whole })

/** Tables and archives that staff bring in: looked at first, tried without consequences, then done as a whole. A whole gallery is for admins: to others it is not there. */
export const importEndpoints = {
  'GET /editor/imports': {
    summary: 'The latest imports, 20 at most',
    access: 'editor',
    status: 200,
    reply: z.object({ imports: z.array(summary) }),
  },
  'POST /editor/imports/{subject}': {
    summary:
      'Takes in a table (CSV, up to 50 MB), an archive of pictures (ZIP, up to 4 GB) or, from admins, a whole gallery (ZIP, up to 20 GB), sent as the file `file` of a form; nothing is brought in yet',
    access: 'editor',
    log: { subject: 'moving' },
    params: z.object({ subject: z.enum(IMPORT_SUBJECTS) }),
    form: z.object({ file: z.unknown().meta({ type: 'string', format: 'binary' }) }),
    status: 201,
    reply,
  },
  'GET /editor/imports/{import}': {
    summary: 'How far an import is',
    access: 'editor',
    params,
    status: 200,
    reply,
  },
  'DELETE /editor/imports/{import}': {
    summary: 'Forgets an import; what it has brought in stays',
    access: 'editor',
    log: { subject: 'moving' },
    params,
    status: 200,
    reply: z.object({ status: z.literal('forgotten') }),
  },
  'PUT /editor/imports/{import}/columns': {
    summary: 'Says what each column of a table means; remembered by the words of its header',
    access: 'editor',
    log: { subject: 'moving' },
    params,
    body: z.object({
      encoding: z.enum(ENCODINGS).optional(),
      empties: z.enum(EMPTIES).optional(),
      columns: z
        .array(z.object({ target: z.string().max(100).nullable(), format: format.nullable().default(null) }))
        .max(300)
        .optional()
        .describe('All of them, in their order.'),
    }),
    status: 200,
    reply,
  },
  'POST /editor/imports/{import}/check': {
    summary: 'Tries an import without consequences: its report follows',
    access: 'editor',
    log: { subject: 'moving' },
    params,
    status: 202,
    reply,
  },
  'POST /editor/imports/{import}/application': {
    summary: 'Does what the report says, all of it or nothing; should it be another by then, nothing happens',
    access: 'editor',
    log: { subject: 'moving' },
    params,
    body: z.object({ mark: z.string().max(100) }),
    status: 202,
    reply,
  },
  'GET /editor/imports/{import}/lines': {
    summary: 'What becomes of each line, 100 a page',
    access: 'editor',
    params,
    query: z.object({
      act: z.enum(LINE_ACTS).optional(),
      after: z.coerce
        .number()
        .int()
        .min(0)
        .max(2_147_483_647)
        .default(0)
        .describe('The line that the page before ended with.'),
    }),
    status: 200,
    reply: z.object({ lines: z.array(line), next_after: z.int().nullable() }),
  },
} as const satisfies Record<string, Endpoint>
