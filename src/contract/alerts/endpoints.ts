import { z } from 'zod'

import { artworkQuery, name } from '../catalogue/queries.ts'
import type { Endpoint } from '../endpoint.ts'

/** What a saved search holds: the list's own filters, or the words of a search. */
export const alertFilters = artworkQuery.omit({ sort: true, page: true, with: true }).extend({
  query: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional()
    .describe('The words of a search; these alone, without filters.'),
})

export const alert = z
  .object({
    id: z.uuid(),
    kind: z.enum(['artist', 'search']),
    name: z.string().describe('In the caller’s language: the artist, or what is searched for.'),
    path: z.string().describe('The page that shows the same, without a language; its query in alphabetical order.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Alert' })

const alerts = z.array(alert).describe('The newest first.')

/** An alert as it is exported. */
export const exportedAlerts = z.object({
  alerts: z.array(alert),
  told: z.array(z.object({ artwork: z.string(), day: z.iso.date() })).describe('The works that were told, and when.'),
})

/** Alerts: which new works a collector wants to hear of, once a day, and how that ends. */
export const alertEndpoints = {
  'GET /account/alerts': {
    summary: 'The artists one follows and the searches one has saved',
    access: 'user',
    status: 200,
    reply: z.object({ alerts }),
  },
  'POST /account/alerts': {
    summary: 'Follows an artist or saves a search, at most 50 in all; the same again is the same alert',
    access: 'user',
    body: z.object({
      kind: z.enum(['artist', 'search']),
      artist: name.optional().describe('The id or slug of the artist to follow.'),
      filters: alertFilters.optional().describe('The query of the list to save, or of the search.'),
    }),
    status: 201,
    reply: z.object({ alert, alerts }),
  },
  'DELETE /account/alerts/{alert}': {
    summary: 'Ends one of one’s own alerts; one that is ended already is no fault',
    access: 'user',
    params: z.object({ alert: z.uuid() }),
    status: 200,
    reply: z.object({ alerts }),
  },
  'POST /alerts/unsubscription': {
    summary: 'Ends one alert, or all of a collector, with the link from a mail; again, nothing changes',
    body: z.object({ token: z.string().max(200).describe('From the link that was mailed.') }),
    status: 200,
    reply: z.object({ status: z.literal('ended') }),
  },
} as const satisfies Record<string, Endpoint>
