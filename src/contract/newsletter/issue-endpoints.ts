import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { count, locale } from '../fields.ts'
import { issue, issueSummary, letterDraft, readiness, seenVersion } from './shapes.ts'

const params = z.object({ issue: z.uuid() })
const oneIssue = z.object({ issue })
const version = seenVersion

const STATE_OF_ISSUE = {
  at: 'GET /newsletter/issues/{issue}',
  places: ['issue.status', 'issue.scheduled_for'],
} as const

/** Letters to the readers of the newsletter: all staff write them, and people alone let them go out. */
export const issueEndpoints = {
  'GET /newsletter/issues': {
    summary: 'The letters with how far they have come, the newest first, 24 a page',
    access: 'staff',
    query: z.object({ page: count({ max: 10_000, fallback: 1 }) }),
    status: 200,
    reply: z.object({ issues: z.array(issueSummary), next_page: z.int().nullable() }),
  },
  'POST /newsletter/issues': {
    summary: 'Writes a letter, as a draft',
    access: 'staff',
    log: { subject: 'newsletter', keeps: ['subject'] },
    body: letterDraft,
    status: 201,
    reply: oneIssue,
  },
  'POST /newsletter/issues/preview': {
    summary: 'A letter as a reader of that language would get it now; nothing is saved',
    access: 'staff',
    log: 'nothing',
    body: letterDraft.extend({ locale }),
    status: 200,
    reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  },
  'GET /newsletter/issues/{issue}': {
    summary: 'One letter',
    access: 'staff',
    params,
    status: 200,
    reply: oneIssue,
  },
  'PUT /newsletter/issues/{issue}': {
    summary: 'Writes a draft anew; one that waits for its time is taken back first',
    access: 'staff',
    // It is saved while it is typed, and tells itself who wrote in it last; what becomes of it is told.
    log: 'nothing',
    params,
    body: letterDraft.extend({ version }),
    status: 200,
    reply: oneIssue,
  },
  'DELETE /newsletter/issues/{issue}': {
    summary: 'Throws a letter away that has not gone out and waits for no time',
    access: 'staff',
    log: { subject: 'newsletter', looks: { at: 'GET /newsletter/issues/{issue}', places: ['issue.subject'] } },
    params,
    query: z.object({ version: z.coerce.number().int().min(1).max(2_000_000_000).optional() }),
    status: 200,
    reply: z.object({ status: z.literal('removed') }),
  },
  'GET /newsletter/issues/{issue}/readiness': {
    summary: 'What a letter still lacks, and how many readers would get it in which language',
    access: 'staff',
    params,
    status: 200,
    reply: z.object({ readiness }),
  },
  'POST /newsletter/issues/{issue}/test': {
    summary: 'Sends a letter to oneself, as a reader of that language would get it',
    access: 'staff',
    log: { subject: 'newsletter' },
    params,
    body: z.object({ locale: locale.optional() }),
    status: 202,
    reply: z.object({ status: z.literal('sent') }),
  },
  'PUT /newsletter/issues/{issue}/schedule': {
    summary: 'Says when a letter goes out by itself, to the minute, within a year',
    access: 'staff',
    asksAgain: 'always',
    log: { subject: 'newsletter', looks: STATE_OF_ISSUE },
    params,
    body: z.object({
      version,
      at: z.iso
        .datetime({ offset: true, local: true })
        .describe('Without an offset, such as `2026-11-18T10:00`, by the clocks of the gallery.'),
    }),
    status: 200,
    reply: oneIssue,
  },
  'DELETE /newsletter/issues/{issue}/schedule': {
    summary: 'Takes that back: it is a draft again',
    access: 'staff',
    log: { subject: 'newsletter', looks: STATE_OF_ISSUE },
    params,
    status: 200,
    reply: oneIssue,
  },
  'POST /newsletter/issues/{issue}/sending': {
    summary: 'Sends a letter to all who have confirmed by now, each in their language; again, nothing changes',
    access: 'staff',
    asksAgain: 'always',
    log: { subject: 'newsletter', looks: STATE_OF_ISSUE },
    params,
    body: z.object({ version }),
    status: 202,
    reply: oneIssue,
  },
} as const satisfies Record<string, Endpoint>
