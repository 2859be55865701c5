import { z } from 'zod'

import type { Endpoint } from '../endpoint.ts'
import { locale, localizedText, slug } from '../fields.ts'
import { gallery, location, page } from './shapes.ts'

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
