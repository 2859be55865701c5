import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { locale } from '../fields.ts'
import { SCOPES } from '../scope.ts'

/** Who the gallery has to do with, for those who sell. */
export const peopleEndpoints = {
  'GET /sales/people/{person}': {
    summary: 'Somebody with an account; their orders are told by GET /sales/orders',
    access: 'sales',
    params: z.object({ person: z.uuid() }),
    status: 200,
    reply: z.object({
      person: z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        is_verified: z.boolean().describe('Whether they have shown that the address is theirs.'),
        locale,
        scope: z.array(z.enum(SCOPES)),
        created_at: z.iso.datetime(),
      }),
    }),
  },
} as const satisfies Record<string, Endpoint>
