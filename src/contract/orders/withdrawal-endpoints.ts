import { z } from 'zod'

import { picture } from '../catalogue/shapes.ts'
import { MOST_IN_CART } from '../catalogue/values.ts'
import type { Endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import { WITHDRAWAL_STANDINGS } from './values.ts'

/** What whoever withdraws knows of the order: its number, and the address that its mails go to. */
const known = { order: z.string().trim().max(40), email }

const work = z
  .object({
    artwork: z.int(),
    title: z.string(),
    artist: z.string(),
    picture: picture.nullable(),
    standing: z
      .enum(WITHDRAWAL_STANDINGS)
      .describe('`made-to-order`: it was made for its buyer; `returned`: it is not theirs any more.'),
  })
  .meta({ id: 'WithdrawalWork' })

/** Withdrawing from a purchase, without logging in. */
export const withdrawalEndpoints = {
  'POST /withdrawals/terms': {
    summary:
      'From which works of an order its buyer can withdraw, and until when, for whoever knows number and address',
    access: 'anybody',
    body: z.object(known),
    status: 200,
    reply: z.object({
      number: z.string(),
      is_open: z.boolean().describe('Whether there is a work to withdraw from.'),
      until: z.iso.date().nullable().describe('The last day; null while the works have not come.'),
      works: z.array(work),
    }),
  },
  'POST /withdrawals': {
    summary:
      'Withdraws from the purchase of works of an order; confirmed by mail. The same again is the same withdrawal',
    access: 'anybody',
    body: z.object({
      ...known,
      artworks: z
        .array(z.int().min(1).max(2_147_483_647))
        .min(1)
        .max(MOST_IN_CART)
        .refine((all) => new Set(all).size === all.length),
    }),
    status: 201,
    reply: z.object({ number: z.string(), at: z.iso.datetime().describe('When it was received.') }),
  },
} as const satisfies Record<string, Endpoint>
