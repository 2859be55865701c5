import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import { consent, exportedAccount, exportedContact, exportedOfAddress } from './exported-person.ts'
import { DATA_KINDS, ERASURE_OBSTACLES, THINNED_KINDS } from './values.ts'

/** An address travels in the body: those of calls stand in the logs of whatever they pass through. */
const ofWhom = z.object({ email })

const held = z
  .object({
    kind: z.enum(DATA_KINDS),
    count: z.int(),
    stays: z.int().describe('How many of them an erasure leaves, stripped to what they must tell.'),
  })
  .meta({ id: 'HeldData' })

/** What is kept of people: told, taken away and erased by whoever may do everything. */
export const personalDataEndpoints = {
  'POST /people/data': {
    summary: 'What is kept of whoever has an address, with or without an account, by kind and number',
    access: 'admin',
    log: { subject: 'people' },
    body: ofWhom,
    status: 200,
    reply: z.object({
      account: z.object({ id: z.uuid(), name: z.string() }).nullable(),
      held: z.array(held),
      obstacles: z.array(z.enum(ERASURE_OBSTACLES)).describe('Why it cannot be erased now.'),
      consents: z.array(consent).describe('What was agreed to and ended, with the words that were shown.'),
      erased_at: z.array(z.iso.datetime()).describe('When what was kept of this address was erased before.'),
    }),
  },
  'POST /people/data/export': {
    summary: 'All of it, to be handed over',
    access: 'admin',
    asksAgain: 'always',
    log: { subject: 'people' },
    body: ofWhom,
    status: 200,
    reply: z.object({
      exported_at: z.iso.datetime(),
      email: z.string(),
      account: z.object(exportedAccount).nullable(),
      ...exportedOfAddress,
      contacts: z.array(exportedContact),
    }),
  },
  'POST /people/data/erasure': {
    summary: 'Erases all of it for good, but what books and proofs must keep; all or nothing',
    access: 'admin',
    asksAgain: 'always',
    log: { subject: 'people', keeps: ['tell'] },
    body: ofWhom.extend({
      confirmation: z.string().max(254).describe('The address once more.'),
      tell: z.boolean().default(false).describe('Whether they get a last mail that says so.'),
    }),
    status: 200,
    reply: z.object({ held: z.array(held).describe('What there was, and how many of each kind stay.') }),
  },
  'GET /people/data/thinning': {
    summary: 'What goes by itself and when, and what went lately',
    access: 'admin',
    status: 200,
    reply: z.object({
      rules: z.array(z.object({ kind: z.enum(THINNED_KINDS), months: z.int() })),
      lately: z.array(z.object({ kind: z.enum(THINNED_KINDS), at: z.iso.datetime(), count: z.int() })),
    }),
  },
} as const satisfies Record<string, Endpoint>
