import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { PROVIDERS } from './values.ts'

/** Who takes the money, and the sandbox that does where nobody else is named. */
export const paymentEndpoints = {
  'GET /payments/provider': {
    summary: 'Who takes the money, and what a browser needs to know for it',
    replies: 'kept',
    status: 200,
    reply: z.object({
      provider: z.enum([...PROVIDERS, 'none']).describe('`none`: this gallery takes no cards yet.'),
      publishable_key: z.string().nullable(),
      test_cards: z
        .array(z.object({ number: z.string(), outcome: z.string() }))
        .describe('Of the sandbox: numbers that stand for what can happen.'),
    }),
  },
  'POST /sandbox/cards': {
    summary: 'Of the sandbox: turns a test card into what a payment is made with',
    body: z.object({
      owner: z.string().max(100),
      number: z.string().max(30),
      expiry: z.string().max(10).describe('Such as 12/30.'),
      cvc: z.string().max(4),
    }),
    status: 201,
    reply: z.object({ payment_method: z.string(), last4: z.string() }),
  },
  'POST /sandbox/challenges': {
    summary: 'Of the sandbox: the answer to the bank’s question whether it is really you',
    body: z.object({ secret: z.string().min(1).max(200), approve: z.boolean() }),
    status: 200,
    reply: z.object({ status: z.literal('answered') }),
  },
  'POST /sandbox/disputes': {
    summary: 'Of the sandbox: what the bank decides about a payment that its buyer disputes',
    access: 'sales',
    log: { subject: 'orders', keeps: ['order', 'won'] },
    body: z.object({ order: z.string().regex(/^\d{2}-\d{4}-\d{4}$/), won: z.boolean() }),
    status: 200,
    reply: z.object({ status: z.literal('decided') }),
  },
  'POST /sandbox/clock': {
    summary: 'Of the sandbox: lets days pass there; what falls due in them happens, one after the other',
    access: 'sales',
    log: { subject: 'plans', keeps: ['days'] },
    body: z.object({ days: z.int().min(0).max(400) }),
    status: 200,
    reply: z.object({ now: z.iso.datetime().describe('What the sandbox takes the time to be.') }),
  },
} as const satisfies Record<string, Endpoint>
