import { defineKind, type Fault, needs } from '../fields.ts'
import { PICTURE, SLUG, YEAR } from './parts.ts'

const TITLE = { type: 'words', max: 300, required: true } as const
const PROSE = { type: 'words', max: 50_000, isProse: true } as const
const ARTISTS = { type: 'references', kind: 'artists' } as const

export const exhibitions = defineKind({
  name: 'exhibitions',
  layout: 'file',
  title: 'title',
  fields: {
    slug: SLUG,
    kind: { type: 'choice', values: ['solo', 'group'] as const, required: true },
    is_at_gallery: { type: 'flag' },
    title: TITLE,
    venue: { type: 'words', max: 200, isName: true },
    city: { type: 'words', max: 100, isName: true },
    year: YEAR,
    starts_on: { type: 'day' },
    ends_on: { type: 'day' },
    about: PROSE,
    ...PICTURE,
    artists: ARTISTS,
    artworks: { type: 'references', kind: 'artworks' },
  },
  rules: ({ is_at_gallery, year, starts_on, ends_on }) => {
    const faults: Fault[] = []
    if (is_at_gallery && starts_on === undefined) faults.push(needs(['starts_on'], 'is_at_gallery'))
    if (is_at_gallery && ends_on === undefined) faults.push(needs(['ends_on'], 'is_at_gallery'))
    if (year === undefined && starts_on === undefined) faults.push(needs(['year'], 'starts_on'))
    if (starts_on !== undefined && ends_on !== undefined && ends_on < starts_on) {
      faults.push({ path: ['ends_on'], word: 'before', values: { other: 'starts_on' } })
    }
    return faults
  },
})

export const news = defineKind({
  name: 'news',
  layout: 'file',
  title: 'title',
  fields: {
    slug: SLUG,
    title: TITLE,
    lead: { type: 'words', max: 2000, isProse: true },
    body: { ...PROSE, required: true },
    ...PICTURE,
    artists: ARTISTS,
  },
})

export const press = defineKind({
  name: 'press',
  layout: 'file',
  title: 'title',
  fields: {
    slug: SLUG,
    kind: { type: 'choice', values: ['kit', 'article', 'release'] as const, required: true },
    title: TITLE,
    publication: { type: 'text', max: 200 },
    dated: { type: 'day', required: true },
    lead: { type: 'words', max: 2000, isProse: true },
    body: PROSE,
    link: { type: 'link' },
    file: { type: 'file', of: 'document' },
    ...PICTURE,
    artists: ARTISTS,
  },
})

/** Pages that staff write. */
export const pages = defineKind({
  name: 'pages',
  layout: 'file',
  title: 'title',
  fields: { slug: SLUG, title: TITLE, body: PROSE, ...PICTURE },
})
