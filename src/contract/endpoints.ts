import { z } from 'zod'

import { accountEndpoints } from './accounts/endpoints.ts'
import { alertEndpoints } from './alerts/endpoints.ts'
import { applicationEndpoints } from './applications/endpoints.ts'
import { catalogueEndpoints } from './catalogue/endpoints.ts'
import { picture } from './catalogue/shapes.ts'
import type { Endpoint } from './endpoint.ts'
import { enquiryEndpoints } from './enquiries/endpoints.ts'
import { ERROR_STATUS, type ErrorCode } from './error-codes.ts'
import { count, locale, localizedText, slug } from './fields.ts'
import { gallery } from './gallery/shapes.ts'
import { outboxEndpoints } from './mail/endpoints.ts'
import { newsletterEndpoints } from './newsletter/endpoints.ts'
import { saleEndpoints } from './orders/endpoints.ts'
import { holdsEndpoints } from './orders/holds-endpoints.ts'
import { salesEndpoints } from './orders/sales-endpoints.ts'
import { planEndpoints } from './plans/endpoints.ts'

const menuItem = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    locale: locale.describe('The language of the name: the one asked for, or English where it is not translated.'),
    use_external_link: z.boolean(),
    external_link: z.string().nullable(),
    dont_use_locale: z.boolean(),
    authentication: z.boolean().describe('Hidden from visitors who are not logged in.'),
  })
  .meta({ id: 'MenuItem' })

const category = z.object({ id: z.int(), slug: z.string(), name: localizedText }).meta({ id: 'Category' })

const page = z
  .object({
    slug: z.string(),
    title: localizedText,
    body: localizedText.nullable(),
    media_type: z.enum(['IMAGE', 'VIDEO']).nullable(),
    image: z.string().nullable().describe('A path below /storage.'),
    video: z.string().nullable().describe('The address of a video page.'),
    links: z
      .array(z.object({ name: z.string(), url: z.string() }))
      .describe('Places of the gallery elsewhere, such as social networks.'),
    picture: picture.nullable().describe('Its words in the caller’s language.'),
  })
  .meta({ id: 'Page' })

/** What every refusal looks like. */
export const errorReply = z
  .object({
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string()).min(1)).optional().describe('Messages by field.'),
  })
  .meta({ id: 'Error' })

/** The whole API, by method and path: the server serves these, the client calls these, the document lists these. */
export const endpoints = {
  ...catalogueEndpoints,
  ...accountEndpoints,
  ...outboxEndpoints,
  ...saleEndpoints,
  ...salesEndpoints,
  ...holdsEndpoints,
  ...applicationEndpoints,
  'GET /gallery': {
    summary: 'The gallery itself: its name, its words, its signs, where it stands and when it opens',
    replies: 'kept',
    status: 200,
    reply: z.object({ gallery }),
  },
  'GET /menu': {
    summary: 'The items of the navigation bar, in order',
    replies: 'kept',
    status: 200,
    reply: z.object({ menu: z.array(menuItem) }),
  },
  'GET /categories': {
    summary: 'The categories of artworks, in order',
    query: z.object({ limit: count({ max: 50, fallback: 50 }) }),
    replies: 'kept',
    status: 200,
    reply: z.object({ categories: z.array(category) }),
  },
  'GET /pages': {
    summary: 'The pages written by the staff that have an address of their own',
    replies: 'kept',
    status: 200,
    reply: z.object({ pages: z.array(z.object({ slug: z.string(), title: localizedText })) }),
  },
  'GET /pages/{slug}': {
    summary: 'A page written by the staff; `footer` is the information shown at the foot of every page',
    params: z.object({ slug }),
    replies: 'kept',
    status: 200,
    reply: z.object({ page }),
  },
  'GET /legal-mentions': {
    summary: 'The legal mention shown at the foot of every page',
    replies: 'kept',
    status: 200,
    reply: z.object({ legal_mention: z.object({ content: localizedText }) }),
  },
  ...newsletterEndpoints,
  ...enquiryEndpoints,
  ...alertEndpoints,
  ...planEndpoints,
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
