import { ARTIST_GROUPS } from '../../catalogue/values.ts'
import { defineKind, type Fault, needs } from '../fields.ts'
import { COUNTRY, FILM, PICTURE, SEARCH_WORDS, SLUG, YEAR } from './parts.ts'

/** What stands in a curriculum, by its year. */
const DATED = {
  type: 'list',
  fields: { year: { ...YEAR, required: true }, title: { type: 'words', max: 300, required: true } },
} as const

export const artists = defineKind({
  name: 'artists',
  layout: 'file',
  title: 'name',
  fields: {
    slug: SLUG,
    name: { type: 'words', max: 200, required: true, isName: true },
    type: { type: 'reference', kind: 'artist-types', required: true },
    groups: { type: 'choices', values: ARTIST_GROUPS },
    position: { type: 'number', min: 0, max: 100_000 },
    born: YEAR,
    died: YEAR,
    country: { ...COUNTRY, country: { otherwise: 'country_words' } },
    country_words: { type: 'words', max: 100 },
    city: { type: 'words', max: 100, isName: true },
    headline: { type: 'words', max: 300 },
    biography: { type: 'words', max: 20_000, isProse: true },
    artistic_process: { type: 'words', max: 20_000, isProse: true },
    statement: { type: 'words', max: 20_000, isProse: true },
    ...PICTURE,
    education: DATED,
    shows: DATED,
    awards: DATED,
    collections: { type: 'list', fields: { title: { type: 'words', max: 300, required: true } } },
    videos: {
      type: 'list',
      fields: {
        title: { type: 'words', max: 300, required: true },
        link: { type: 'link' },
        ...FILM,
      },
    },
    ...SEARCH_WORDS,
  },
  rules: (artist) => [
    ...(artist.born !== undefined && artist.died !== undefined && artist.died < artist.born
      ? [{ path: ['died'], word: 'before', values: { other: 'born' } } satisfies Fault]
      : []),
    ...(artist.videos ?? []).flatMap(({ link, file }, at): Fault[] => {
      if (link === undefined && file === undefined) return [needs(['videos', at, 'file'], 'link')]
      if (link !== undefined && file !== undefined)
        return [{ path: ['videos', at, 'link'], word: 'excludes', values: { other: 'file' } }]
      return []
    }),
  ],
})

export const series = defineKind({
  name: 'series',
  layout: 'file',
  title: 'title',
  fields: {
    slug: SLUG,
    artist: { type: 'reference', kind: 'artists', required: true },
    title: { type: 'words', max: 200, required: true },
    about: { type: 'words', max: 20_000, isProse: true },
    first_year: YEAR,
    last_year: YEAR,
    position: { type: 'number', min: 0, max: 100_000 },
    ...SEARCH_WORDS,
  },
  rules: ({ first_year, last_year }) => {
    if (last_year === undefined) return []
    if (first_year === undefined) return [needs(['first_year'], 'last_year')]
    return last_year < first_year ? [{ path: ['last_year'], word: 'before', values: { other: 'first_year' } }] : []
  },
})
