import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { file } from '../fields.ts'
import { moment } from './shapes.ts'
import { EXPORT_STATUSES, FAILURES } from './values.ts'

const count = z.int().min(0)
const bytes = z.number().min(0)
const whole = z
  .object({
    id: z.uuid(),
    status: z.enum(EXPORT_STATUSES),
    actor: z.string(),
    created_at: moment,
    until: moment.describe('Then it is removed.'),
    done: count.describe('Things and files that are written.'),
    total: count,
    done_bytes: bytes.describe('Bytes of files that are written.'),
    total_bytes: bytes,
    size: bytes.nullable().describe('How many bytes the archive has, once it is done.'),
    missing: z.array(z.string()).describe('Files that are in no store any more, and so not in the archive.'),
    failure: z.enum(FAILURES).nullable(),
  })
  .meta({ id: 'GalleryExport' })

const params = z.object({ export: z.uuid() })

/** The whole gallery as an archive, drafts and hidden prices included: the folder that the command writes and reads. */
export const exportEndpoints = {
  'GET /editor/exports': {
    summary: 'The exports of the whole gallery that are kept, and how far the one under way is',
    access: 'admin',
    status: 200,
    reply: z.object({ exports: z.array(whole) }),
  },
  'POST /editor/exports': {
    summary: 'Has the whole gallery written into an archive; while one is under way, that is the one',
    access: 'admin',
    log: { subject: 'moving' },
    status: 202,
    reply: z.object({ export: whole }),
  },
  'DELETE /editor/exports/{export}': {
    summary: 'Forgets an export and its archive; one under way is given up',
    access: 'admin',
    log: { subject: 'moving' },
    params,
    status: 200,
    reply: z.object({ status: z.literal('forgotten') }),
  },
  'POST /editor/exports/{export}/link': {
    summary: 'An address from which the archive can be saved for an hour, by whoever has it',
    access: 'admin',
    log: { subject: 'moving' },
    params,
    status: 201,
    reply: z.object({ address: z.string() }),
  },
  'GET /exports/{token}': {
    summary: 'The archive of an export, or the part of it that is asked for, from a link that is good for an hour',
    params: z.object({ token: z.string().max(200) }),
    status: 200,
    media: 'application/zip',
    reply: file,
  },
} as const satisfies Record<string, Endpoint>
