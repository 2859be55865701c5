import { z } from 'zod'

import { picture } from '../catalogue/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { locale, localizedText, slug } from '../fields.ts'
import { gallery, location } from './shapes.ts'

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

/** The gallery itself, its menu, and what its staff have written. */
export const galleryEndpoints = {
  'GET /gallery': {
    summary: 'The gallery itself: its name, its words, its signs, where it stands and when it opens',
    replies: 'kept',
    status: 200,
    reply: z.object({ gallery }),
  },
  'GET /locations': {
    summary: 'Where the gallery is beside its own address, in order',
    replies: 'kept',
    status: 200,
    reply: z.object({ locations: z.array(location) }),
  },
  'GET /menu': {
    summary: 'The items of the navigation bar, in order',
    replies: 'kept',
    status: 200,
    reply: z.object({ menu: z.array(menuItem) }),
  },
  'GET /pages': {
    summary: 'The pages written by the staff that have an address of their own',
    replies: 'kept',
    status: 200,
    reply: z.object({ pages: z.array(z.object({ slug: z.string(), title: localizedText })) }),
  },
  'GET /pages/{slug}': {
    summary: 'A page written by the staff; `footer` is the information shown at the foot of every page',
    opens: 'pages',
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
} as const satisfies Record<string, Endpoint>
