import { z } from 'zod'

import { line } from '../accounts/shapes.ts'
import { picture } from '../catalogue/shapes.ts'
import { AVAILABILITIES } from '../catalogue/values.ts'
import { locale } from '../fields.ts'
import { LOCALES } from '../locale.ts'
import { CONTENT_SORTS, CONTENT_STATES, EDITED_KINDS, LACKS } from './values.ts'

export const kind = z.enum(EDITED_KINDS)
export const id = z.coerce.number().int().min(1).max(2_147_483_647)
export const ofKind = z.object({ kind })
export const params = z.object({ kind, id })
export const version = z
  .int()
  .min(1)
  .describe('The version that was changed: should another one be there, nothing happens.')
export const versionInQuery = z.object({ version: z.coerce.number().int().min(1) })
export const moment = z.iso.datetime()
export const draft = z
  .record(z.string(), z.unknown())
  .describe('Its fields, as the kind has them; texts by language. What is wrong is told by its path, such as title.fr.')
export const words = z.partialRecord(locale, z.string())

/** A file that visitors can load. */
export const storedFile = z.object({ path: z.string().describe('Below /storage.'), bytes: z.int() })

/** What a thing could be better with. */
export const lack = z.enum([...LOCALES, ...LACKS])

const item = z
  .object({
    kind,
    id: z.int(),
    key: z.string().describe('What it is known by for ever.'),
    version: z.int(),
    state: z.enum(CONTENT_STATES),
    draft,
    published: draft.nullable().describe('What visitors see, or saw before it was hidden.'),
    languages: z.array(locale).describe('Those that visitors see.'),
    lacks: z.array(lack).describe('What it could be better with.'),
    published_at: moment.nullable(),
    changed_at: moment,
    publish_at: moment.nullable().describe('When it is published by itself.'),
    hide_at: moment.nullable().describe('When it is hidden by itself.'),
    availability: z.enum(AVAILABILITIES).nullable().describe('Of a work.'),
    address: z.string().nullable().describe('The page that shows it to visitors, without a language.'),
    names: z
      .record(z.string(), words)
      .describe('What the things that it refers to are called, by kind and key: artists/ines-corval.'),
    pictures: z.record(z.string(), picture).describe('The pictures that it refers to, by the key of their file.'),
    colors: z
      .record(z.string(), z.array(z.string()))
      .describe(
        'What those pictures are mostly made of, by name; visitors find a work by these unless staff say others.',
      ),
    files: z
      .record(z.string(), storedFile)
      .describe('The films, captions and documents that it refers to, by the key of their file.'),
  })
  .meta({ id: 'ContentItem' })
export const oneItem = z.object({ item })

export const entry = z
  .object({
    id: z.int(),
    key: z.string(),
    state: z.enum(CONTENT_STATES),
    title: words,
    languages: z.array(locale),
    lacks: z.array(lack),
    changed_at: moment,
    publish_at: moment.nullable(),
    picture: picture.nullable(),
    number: z.string().nullable().describe('The inventory number of a work.'),
    artist: words.nullable(),
    year: z.int().nullable(),
    price: z.number().nullable().describe('In euros, whether visitors see it or not.'),
    availability: z.enum(AVAILABILITIES).nullable(),
    dated: z.string().nullable().describe('The day on which an exhibition opens, or that a press item bears.'),
  })
  .meta({ id: 'ContentEntry' })

const key = line(100).optional()
export const listQuery = z.object({
  query: line(100).optional().describe('Words of its title, its artist or its number, or the beginning of them.'),
  state: z.enum(CONTENT_STATES).optional(),
  lacks: lack.optional(),
  artist: key,
  series: key,
  category: key,
  technique: key,
  availability: z.enum(AVAILABILITIES).optional(),
  sort: z.enum(CONTENT_SORTS).default('changed'),
})

export const view = z.object({
  id: z.uuid(),
  kind,
  name: z.string(),
  query: z.string().describe('The part of the address behind the question mark.'),
})

export const found = z.object({
  type: z.enum([...EDITED_KINDS, 'people', 'orders', 'enquiries']),
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  state: z.enum(CONTENT_STATES).optional().describe('Of what is written; people, orders and enquiries have none.'),
})
