import { KINDS } from '../../catalogue/values.ts'
import { COLOR_NAMES } from '../../color.ts'
import { defineKind, type Fault, needs } from '../fields.ts'
import { FILM, LARGEST_ZOOM, SEARCH_WORDS, SLUG, YEAR } from './parts.ts'

/** How a picture shows a work. */
export const VIEWS = ['front', 'detail', 'edge', 'back', 'signature', 'raking', 'framed', 'room', 'side'] as const
export type View = (typeof VIEWS)[number]

/** How a picture shows its work, also where nobody has said so: the main one from the front, a further one somehow. */
export const viewAt = (view: View | undefined, at: number): View | 'further' => view ?? (at === 0 ? 'front' : 'further')

const CENTIMETRES = { type: 'number', min: 0.1, max: 100_000, decimals: 1 } as const
const FACT = { type: 'words', max: 2000 } as const

/** Lengths are centimetres, the weight kilograms, money euros. */
export const artworks = defineKind({
  name: 'artworks',
  layout: 'file',
  title: 'title',
  fields: {
    slug: SLUG,
    inventory_number: { type: 'text', max: 40 },
    artist: { type: 'reference', kind: 'artists', required: true },
    series: { type: 'reference', kind: 'series' },
    series_position: { type: 'number', min: 0, max: 100_000 },
    category: { type: 'reference', kind: 'categories', required: true },
    technique: { type: 'reference', kind: 'techniques', required: true },
    kind: { type: 'choice', values: KINDS, required: true },
    title: { type: 'words', max: 200, required: true },
    year: YEAR,
    height: { ...CENTIMETRES, required: true },
    width: { ...CENTIMETRES, required: true },
    depth: CENTIMETRES,
    weight: { type: 'number', min: 0.001, max: 1_000_000, decimals: 3 },
    price: { type: 'number', min: 0.01, max: 20_000_000, decimals: 2 },
    is_price_on_request: { type: 'flag' },
    about: { type: 'words', max: 20_000, isProse: true },
    signature: FACT,
    edition: FACT,
    edition_size: { type: 'number', min: 1, max: 100_000 },
    condition: FACT,
    framing: FACT,
    provenance: FACT,
    certificate: FACT,
    colors: { type: 'choices', values: COLOR_NAMES },
    pictures: {
      type: 'list',
      fields: {
        file: { type: 'file', of: 'picture', required: true },
        alt: { type: 'words', max: 1000 },
        view: { type: 'choice', values: VIEWS },
      },
    },
    films: {
      type: 'list',
      fields: {
        title: { type: 'words', max: 300, required: true },
        file: { ...FILM.file, required: true },
        poster: { ...FILM.poster, required: true },
        captions: FILM.captions,
      },
    },
    largest_zoom: LARGEST_ZOOM,
    mask: { type: 'file', of: 'picture' },
    turntable: { type: 'files', of: 'picture' },
    print_choices: {
      type: 'list',
      fields: {
        choice: { type: 'reference', kind: 'print-choices', required: true },
        price_difference: { type: 'number', min: -1_000_000, max: 1_000_000, decimals: 2 },
      },
    },
    ...SEARCH_WORDS,
  },
  rules: ({ kind, edition_size, print_choices = [] }): Fault[] => [
    ...(kind === 'original' && edition_size !== undefined
      ? [{ path: ['edition_size'], word: 'excludes', values: { other: 'kind: original' } } satisfies Fault]
      : []),
    ...print_choices.flatMap(({ choice }, at): Fault[] =>
      print_choices.findIndex((one) => one.choice === choice) < at
        ? [{ path: ['print_choices', at, 'choice'], word: 'taken' }]
        : [],
    ),
  ],
})

/** Whether a work can hang with this price: one that is for sale has a price, or it is asked for. */
export const pricesAreSaid = (
  work: { price?: number | undefined; is_price_on_request?: boolean | undefined },
  availability: string,
): Fault[] =>
  work.price === undefined && !work.is_price_on_request && availability !== 'sold' && availability !== 'not_for_sale'
    ? [needs(['price'], `availability: ${availability}`)]
    : []
