import { z } from 'zod'

import { requiredLine } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { KEY_DAYS, KEY_SCOPES } from './values.ts'

const scope = z.array(z.enum(KEY_SCOPES))

const key = z
  .object({
    id: z.uuid(),
    name: z.string(),
    beginning: z.string().describe('What the key begins with; the rest of it is known to nobody here.'),
    scope,
    made_by: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe('To the minute.'),
    expires_at: z.iso.datetime().nullable(),
    state: z
      .enum(['open', 'expired', 'revoked', 'idle'])
      .describe('`idle`: whoever made it may do nothing of it any more.'),
  })
  .meta({ id: 'Key' })
const keys = z.object({ keys: z.array(key) })

const STATE_OF_KEYS = { at: 'GET /keys', places: ['keys.*.scope', 'keys.*.state'] } as const

/** What other programs call the API with; nothing of it can be done with a key. */
export const keyEndpoints = {
  'GET /keys': {
    summary: 'The keys of other programs: those that hold, and those that ended in the last thirty days',
    access: 'admin',
    isForPeople: true,
    status: 200,
    reply: keys,
  },
  'POST /keys': {
    summary: 'Makes a key; it is told here once, and never again',
    access: 'admin',
    asksAgain: 'always',
    isForPeople: true,
    log: { subject: 'programs', looks: STATE_OF_KEYS },
    body: z.object({
      name: requiredLine(80),
      scope: scope.min(1).max(KEY_SCOPES.length),
      days: z.literal(KEY_DAYS).nullable().describe('How long it holds; null: until it is revoked.'),
    }),
    status: 201,
    reply: keys.extend({ key: z.string().describe('Sent as `Authorization: Bearer …`.') }),
  },
  'DELETE /keys/{key}': {
    summary: 'Revokes a key: whoever shows it is refused from now on',
    access: 'admin',
    asksAgain: 'always',
    isForPeople: true,
    log: { subject: 'programs', looks: STATE_OF_KEYS },
    params: z.object({ key: z.uuid() }),
    status: 200,
    reply: keys,
  },
} as const satisfies Record<string, Endpoint>
